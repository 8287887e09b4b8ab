import type { AdDetails } from '@diyar/contract/finding/ads';
import { ltrText, useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Link } from '../../../rendering/link.tsx';
import { paths } from '../../../site/paths.ts';
import { Notice } from '../../../ui/badge.tsx';
import { Button, buttonLook } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { StayChoice } from '../stay/stay-choice.ts';
import { Alternatives } from './alternatives.tsx';
import { MixNotice } from './mix-notice.tsx';
import { QuoteView } from './quote-view.tsx';
import { useOwnHold } from './use-own-hold.ts';
import { type QuoteState, shownOf } from './use-quote.ts';

/** Fields whose own sentence stands beside them; any other refusal is said here. */
const FIELDS = new Set(['start', 'end', 'period', 'services', 'guests', 'coupon']);

interface QuotePanelProps {
  ad: AdDetails;
  choice: StayChoice;
  onChange: (choice: StayChoice) => void;
  state: QuoteState;
  reload: () => void;
}

/** The live quote in every state it can have. */
export function QuotePanel(props: QuotePanelProps) {
  const { state } = props;
  const t = useTranslations('booking.quote');
  const quote = shownOf(state);
  return (
    <div aria-busy={state.is === 'waiting' || undefined}>
      <p role="status" className="sr-only">
        {state.is === 'ready'
          ? t('updated', {
              total: ltrText(state.quote.total.text),
              now: ltrText(state.quote.due_now.text),
            })
          : null}
        {state.is === 'waiting' ? t('updating') : null}
      </p>
      {quote === undefined ? (
        <Instead {...props} />
      ) : (
        <div className={`transition-opacity ${state.is === 'waiting' ? 'opacity-45' : ''}`}>
          <MixNotice adId={props.ad.id} quote={quote} />
          {quote.instant ? null : <p className="mb-4 text-sm text-soft">{t('onApproval')}</p>}
          <QuoteView
            terms={quote}
            period={quote.period}
            came={quote.all_for_soon ? t('allForSoon') : undefined}
          />
        </div>
      )}
    </div>
  );
}

function Instead(props: QuotePanelProps) {
  const { state } = props;
  const t = useTranslations('booking.quote');
  switch (state.is) {
    case 'waiting':
      return (
        <div className="grid gap-3">
          <Skeleton className="h-5" />
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-8" />
        </div>
      );
    case 'taken':
      return <Taken {...props} state={state} />;
    case 'refused':
      return state.errors.every(({ field }) => FIELDS.has(field)) ? (
        <p className="text-sm text-soft">{t('choose')}</p>
      ) : (
        <Notice tone="danger" icon="warning">
          <span role="alert">{state.errors[0]?.msg ?? state.msg}</span>
        </Notice>
      );
    case 'failed':
      return (
        <Notice
          tone="danger"
          icon="warning"
          action={
            <Button kind="secondary" size="small" onClick={props.reload}>
              {t('retry')}
            </Button>
          }
        >
          <span role="alert">{state.msg}</span>
        </Notice>
      );
    default:
      return <p className="text-sm text-soft">{t('choose')}</p>;
  }
}

function Taken(props: QuotePanelProps & { state: Extract<QuoteState, { is: 'taken' }> }) {
  const { ad, state } = props;
  const t = useTranslations();
  const to = paths(useLang());
  const ownHold = useOwnHold(ad.unit_id, true);
  if (ownHold !== undefined) {
    return (
      <Notice
        tone="warning"
        icon="clock"
        action={
          <Link to={to.payment(ownHold)} className={buttonLook('primary', 'small')}>
            {t('booking.refusal.toHold')}
          </Link>
        }
      >
        <span role="alert">{t('errors.hold_exists')}</span>
      </Notice>
    );
  }
  return (
    <div className="grid gap-4" role="alert">
      <Notice tone="warning" icon="calendar">
        {state.wasQuoted ? state.msg : t('booking.taken.already')}
      </Notice>
      <Alternatives {...props} alternatives={state.alternatives} />
    </div>
  );
}
