import { useTranslations } from '../../i18n/translations.ts';
import { Badge } from '../../ui/badge.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Countdown } from '../../ui/countdown.tsx';
import type { Standing } from './standing.ts';

/** The two digits to pick in the national app, and for how long. */
export function WaitingCard(props: { check: NonNullable<Standing['check']>; onOver: () => void }) {
  const t = useTranslations('verification');
  const { number, expires_at } = props.check;
  return (
    <Card>
      <div className="grid justify-items-center gap-4 text-center">
        <Badge tone="gold" icon="clock">
          {t('states.waiting')}
        </Badge>
        <h2 className="text-lg font-bold">{t('choose')}</h2>
        <p
          dir="ltr"
          className="tabular rounded-base bg-primary-soft px-8 py-4 text-3xl font-bold tracking-widest text-primary"
        >
          {number ?? '··'}
        </p>
        <p role="status" className="text-soft">
          {t('waiting')}
        </p>
        <p>
          <Countdown until={expires_at} onEnd={props.onOver}>
            {(clock) => t.rich('left', { clock: () => clock })}
          </Countdown>
        </p>
        <a href="nafath://home" className={buttonLook('secondary')}>
          {t('open')}
        </a>
      </div>
    </Card>
  );
}
