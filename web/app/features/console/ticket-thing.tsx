import type { ConsoleTicket } from '@diyar/contract/people/tickets';
import { ltrText, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { deskPaths } from '../../site/desk-paths.ts';
import { paths } from '../../site/paths.ts';
import { planPaths } from '../../site/plan-paths.ts';
import { Badge } from '../../ui/badge.tsx';

const LINK = 'font-bold text-primary hover:underline';

/** The ad or booking that a ticket was written from, with whose it is; both open beside the ticket, in a window of their own. */
export function TicketThing({ thing }: { thing: NonNullable<ConsoleTicket['about']> }) {
  const t = useTranslations('consoleTickets');
  const lang = useLang();
  const { kind, id, unit, side, host } = thing;
  const name = t(`about.${kind}`, { number: ltrText(id) });
  const booking = planPaths(lang).consoleBookings({ number: id });
  return (
    <div className="grid gap-1 rounded-base bg-sunken px-4 py-3 text-sm">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {kind === 'ad' && !thing.is_on_show ? (
          <span className="tabular font-bold">{name}</span>
        ) : (
          <Link
            to={kind === 'ad' ? paths(lang).details(id) : booking}
            target="_blank"
            className={`tabular ${LINK}`}
          >
            {name}
          </Link>
        )}
        <bdi>{unit}</bdi>
        {side === null ? null : <Badge tone="info">{t(`aboutSide.${side}`)}</Badge>}
        {kind === 'ad' && !thing.is_on_show ? <Badge>{t('adOff')}</Badge> : null}
      </p>
      <p className="flex flex-wrap gap-x-2">
        <span className="text-soft">{t('aboutHost')}</span>
        <Link to={deskPaths(lang).consoleAccounts({ number: host.id })} target="_blank" className={LINK}>
          <bdi>{host.name}</bdi>
        </Link>
      </p>
    </div>
  );
}
