/**
 * Forms of visitors' pages, which ask and change nothing. In a browser they are React Router's; the server writes the form that
 * comes out of those at once, as it does with links.
 */
import type { ComponentProps } from "react";
import { Form as RouterForm } from "react-router";

interface FormProps extends Omit<ComponentProps<"form">, "method" | "encType" | "ref"> {
  /** A whole address without a query; the fields become its query. */
  readonly action: string;
}

export const Form = import.meta.env.SSR ? WrittenForm : FollowedForm;

function WrittenForm(props: FormProps) {
  return <form method="get" {...props} />;
}

/** Which routes there are a page knows already. */
function FollowedForm(props: FormProps) {
  return <RouterForm discover="none" {...props} />;
}
