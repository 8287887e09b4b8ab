import { Notice } from '../../ui/badge.tsx';

/** What no field of the form can mend, said above its button. */
export function FormProblem({ text }: { text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <Notice tone="danger" icon="warning">
      <span role="alert">{text}</span>
    </Notice>
  );
}
