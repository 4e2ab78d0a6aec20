/** The field that asks for the password again, where the sign-in is not recent. */
import { PasswordField } from "../components/password-field.tsx";

interface ConfirmationProps {
  readonly id: string;
  readonly isAsked: boolean;
  readonly error: string | undefined;
}

export function Confirmation({ id, isAsked, error }: ConfirmationProps) {
  if (!isAsked) return null;
  return (
    <PasswordField
      id={id}
      name="password"
      label="Password, since you signed in more than ten minutes ago"
      required
      autoComplete="current-password"
      error={error}
    />
  );
}
