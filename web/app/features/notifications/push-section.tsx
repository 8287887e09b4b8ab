import { useId } from 'react';
import { useTranslations } from '../../i18n/translations.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { usePush } from './use-push.ts';

/** Web push in this browser: turned on by its person alone, and off again; what the browser does not allow is said. */
export function PushSection() {
  const t = useTranslations('channels.push');
  const common = useTranslations('common');
  const heading = useId();
  const push = usePush();
  if (push.state === 'loading' || push.state === 'closed') return null;
  return (
    <Card>
      <section aria-labelledby={heading} className="grid gap-3">
        <h2 id={heading} className="flex flex-wrap items-center gap-2 text-lg font-bold">
          {t('title')}
          {push.state === 'on' ? <Badge tone="primary">{t('badge')}</Badge> : null}
        </h2>
        {push.state === 'failed' ? (
          <p className="flex flex-wrap items-center gap-3">
            {t('failed')}
            <Button kind="secondary" onClick={push.retry}>
              {common('retry')}
            </Button>
          </p>
        ) : (
          <Asked push={push} />
        )}
      </section>
    </Card>
  );
}

function Asked({ push }: { push: ReturnType<typeof usePush> }) {
  const t = useTranslations('channels.push');
  const { state, isPending, problem } = push;
  if (state === 'unsupported' || state === 'denied') return <p className="text-soft">{t(state)}</p>;
  const isOn = state === 'on';
  return (
    <>
      <p className="text-soft">{t(isOn ? 'isOn' : 'text')}</p>
      {problem === undefined ? null : (
        <p role="alert" className="text-danger">
          {problem}
        </p>
      )}
      <div>
        <Button
          kind={isOn ? 'secondary' : 'primary'}
          pending={isPending}
          onClick={() => void (isOn ? push.turnOff() : push.turnOn())}
        >
          {t(isOn ? 'turnOff' : 'turnOn')}
        </Button>
      </div>
    </>
  );
}
