import type { ConsoleJob } from '@diyar/contract/console/console-jobs';
import { dateTimeText } from '@diyar/contract/values/format';
import type { Messages } from '@diyar/messages/messages';
import { ltrText } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Button } from '../../../ui/button.tsx';

type Noun = keyof Messages['consoleJobs']['of'];

/** A job: of what it is, how often it was tried, and what it failed by. */
export function JobRow({ job, onRetry }: { job: ConsoleJob; onRetry: () => void }) {
  const t = useTranslations('consoleJobs');
  const { id, name, state, attempts, max_attempts, run_at, last_error } = job;
  const at = ltrText(dateTimeText(run_at));
  return (
    <li className="grid items-start gap-2 border-b border-line px-4 py-3 last:border-0 sm:grid-cols-[12rem_1fr_auto]">
      <div className="min-w-0">
        <p className="font-bold">{useNounOf(name)}</p>
        <p className="truncate text-sm text-soft">
          <bdi dir="ltr">{name}</bdi>
        </p>
      </div>
      <div className="min-w-0 text-sm text-soft">
        <p className="tabular">
          {t('tries', { attempts, most: max_attempts })} ·{' '}
          {t(state === 'failed' ? 'failedAt' : 'runsAt', { at })}
        </p>
        {last_error === null ? null : (
          <p lang="en" dir="ltr" className="text-start wrap-anywhere text-danger">
            {last_error}
          </p>
        )}
      </div>
      {state === 'running' ? null : (
        <Button
          kind={state === 'failed' ? 'primary' : 'quiet'}
          size="small"
          aria-label={t('retryNamed', { name: ltrText(name), id: ltrText(id) })}
          onClick={onRetry}
        >
          {t('retry')}
        </Button>
      )}
    </li>
  );
}

/** What a job is about: its name begins with it. */
function useNounOf(name: string): string {
  const t = useTranslations('consoleJobs');
  const noun = name.split('__')[0] ?? '';
  return t(`of.${isNoun(noun) ? noun : 'other'}`);
}

const NOUNS: Record<Exclude<Noun, 'other'>, true> = {
  ...{ account: true, ad: true, alert: true, broadcast: true, closure: true, compliance: true },
  ...{ evaluation: true, feed: true, invoice: true, licence: true, live: true, membership: true },
  ...{ message: true, name: true, notification: true, payment: true, payout: true, photo: true },
  ...{ privacy: true, publishing: true, quote: true, reminder: true, request: true, reservation: true },
  ...{ search: true, ticket: true, transfer: true, verification: true, visits: true },
};
const isNoun = (noun: string): noun is keyof typeof NOUNS => Object.hasOwn(NOUNS, noun);
