import type { OperatorRight } from '@diyar/contract/words/operator-rights';
import type { Messages } from '@diyar/messages/messages';
import { useQuery } from '@tanstack/react-query';
import { NavLink } from 'react-router';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { deskQuery, queuePage } from './desk-queues.ts';
import { useConsoleCall } from './use-operator.ts';

type Group = keyof Messages['console']['sections']['groups'];

/** What a section of the console is about, by the right that opens it; one that is not named here is review. */
const GROUP_OF: Partial<Record<OperatorRight, Group>> = {
  bookings: 'people',
  accounts: 'people',
  messages: 'people',
  broadcasts: 'people',
  plans: 'money',
  transfers: 'money',
  claims: 'money',
  ledger: 'money',
  payouts: 'money',
  fees: 'money',
  content: 'site',
  names: 'site',
  figures: 'site',
  operators: 'house',
  settings: 'house',
  jobs: 'house',
  audit: 'house',
};
const ORDER: readonly Group[] = ['review', 'people', 'money', 'site', 'house'];

interface Section {
  right: OperatorRight;
  href: string;
  name: string;
}

/** The sections by what they are about, each with how much waits there. */
export function SectionsList(props: { sections: readonly Section[]; onFollow?: () => void }) {
  const t = useTranslations('console');
  const waiting = useWaiting();
  const groups = Map.groupBy(props.sections, ({ right }) => GROUP_OF[right] ?? 'review');
  return (
    <div className="grid gap-4">
      {ORDER.map((group) => {
        const sections = groups.get(group) ?? [];
        if (sections.length === 0) return null;
        return (
          <div key={group} className="grid gap-0.5">
            <p className="px-3 pb-1 text-xs text-faint">{t(`sections.groups.${group}`)}</p>
            {sections.map(({ href, name }) => (
              <SectionLink
                key={href}
                {...{ href, name, waiting: waiting.get(href) ?? 0 }}
                {...(props.onFollow && { onFollow: props.onFollow })}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
}

function SectionLink(props: { href: string; name: string; waiting: number; onFollow?: () => void }) {
  const t = useTranslations('console');
  return (
    <div className="relative">
      <NavLink
        end
        to={props.href}
        {...(props.onFollow && { onClick: props.onFollow })}
        className="flex min-h-11 items-center rounded-base ps-3 pe-11 text-ink transition-colors hover:bg-sunken xl:min-h-10 aria-[current=page]:bg-primary-soft aria-[current=page]:font-bold aria-[current=page]:text-primary"
      >
        <span className="truncate">{props.name}</span>
      </NavLink>
      {props.waiting === 0 ? null : (
        <span className="tabular pointer-events-none absolute end-3 top-1/2 -translate-y-1/2 rounded-pill bg-gold-soft px-2 text-xs font-bold text-gold-text">
          <span aria-hidden="true">{props.waiting}</span>
          <span className="sr-only">{t('waiting', { count: props.waiting })}</span>
        </span>
      )}
    </div>
  );
}

/** How much waits at the page of each section; nothing until it is known. */
function useWaiting(): ReadonlyMap<string, number> {
  const lang = useLang();
  const { data } = useQuery(deskQuery(lang, useConsoleCall()));
  const waiting = new Map<string, number>();
  for (const queue of data?.queues ?? []) {
    const [page] = queuePage(queue.key, lang)?.split('?') ?? [];
    if (page !== undefined) waiting.set(page, (waiting.get(page) ?? 0) + queue.waiting);
  }
  return waiting;
}
