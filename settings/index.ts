/** The door of settings: the environment variables, read once. */
export { findMistypedNames } from "./mistyped-names.ts";
export { readSettings, type Settings, SettingsRefused, settingDefaults } from "./read-settings.ts";
