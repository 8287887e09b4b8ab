import { useState } from 'react';
import { useTranslations } from '../../i18n/translations.ts';
import { Notice } from '../../ui/badge.tsx';
import { Countdown } from '../../ui/countdown.tsx';

interface ProblemProps {
  text: string | undefined;
  /** Until when it stands, ISO; for good when absent. */
  until?: string | undefined;
}

/** A refusal that belongs to no field, shown above the form's button. */
export function FormProblem({ text, until }: ProblemProps) {
  if (text === undefined) return null;
  if (until !== undefined) return <WaitProblem key={until} text={text} until={until} />;
  return (
    <Notice tone="danger" icon="warning">
      <span role="alert">{text}</span>
    </Notice>
  );
}

/** Says until when too many codes were asked for, and goes when that is over. Read aloud once, in whole minutes. */
function WaitProblem({ text, until }: { text: string; until: string }) {
  const t = useTranslations('signIn');
  const [isOver, setOver] = useState(false);
  if (isOver) return null;
  return (
    <Notice tone="warning" icon="clock">
      <span role="alert" className="sr-only">
        {text}
      </span>
      <Countdown until={until} onEnd={() => setOver(true)}>
        {(clock) => t.rich('tryIn', { clock: () => clock })}
      </Countdown>
    </Notice>
  );
}
