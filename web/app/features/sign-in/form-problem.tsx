import { Notice } from '../../ui/badge.tsx';

/** A refusal that belongs to no field, shown above the form's button. */
export function FormProblem({ text }: { text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <Notice tone="danger" icon="warning">
      <span role="alert">{text}</span>
    </Notice>
  );
}
