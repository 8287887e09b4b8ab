import type { ReactNode } from 'react';
import { PageSkeleton } from '../../ui/skeleton.tsx';
import { ConsoleFrame } from './console-frame.tsx';
import { ConsoleProblem } from './console-problem.tsx';
import { DoorForm } from './door-form.tsx';
import { useOperator } from './use-operator.ts';

/** Shows its children to an operator, and the way in, at the same address, to everyone else. Runs in the browser. */
export function ConsoleDoor(props: { children: ReactNode }) {
  const { data: operator, error, refetch } = useOperator();
  return <ConsoleFrame operator={operator ?? null}>{content()}</ConsoleFrame>;

  function content(): ReactNode {
    if (operator === undefined && error !== null)
      return <ConsoleProblem isPage error={error} retry={() => void refetch()} />;
    if (operator === undefined) return <PageSkeleton />;
    return operator === null ? <DoorForm /> : props.children;
  }
}
