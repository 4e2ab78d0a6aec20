/** The widths of the windows in which pages are tested. */
export const widths = { phone: 360, tablet: 768, desktop: 1440 } as const;
export type Width = keyof typeof widths;
