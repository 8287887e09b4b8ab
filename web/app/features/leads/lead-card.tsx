import type { Lead } from '@diyar/contract/finding/leads';
import { dateTimeText } from '@diyar/contract/values/format';
import { LEAD_KINDS } from '@diyar/contract/words/lead-words';
import { useState } from 'react';
import { ltrText, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { deskPaths } from '../../site/desk-paths.ts';
import { leadPaths } from '../../site/lead-paths.ts';
import { paths } from '../../site/paths.ts';
import { requestPaths } from '../../site/request-paths.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { NoteDialog } from './note-dialog.tsx';

interface Abilities {
  note: boolean;
  write: boolean;
}

/** Somebody who got in touch: how often in which way, about what, and what was noted of them. */
export function LeadCard(props: { lead: Lead; abilities: Abilities; onChange: () => void }) {
  const t = useTranslations('leads');
  const { lead, abilities, onChange } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <Card as="li" className="grid gap-3 p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h2 className="min-w-0 text-lg font-bold">
          {lead.name === null ? t('visitor') : <bdi>{lead.name}</bdi>}
        </h2>
        <p className="tabular text-sm text-soft">
          {t(`kindWords.${lead.last}`)} · <bdi dir="ltr">{dateTimeText(lead.last_at)}</bdi>
        </p>
      </div>
      <ul className="flex flex-wrap gap-2">
        {LEAD_KINDS.filter((kind) => lead.counts[kind] > 0).map((kind) => (
          <li key={kind} className="rounded-pill bg-sunken px-3 py-1 text-sm">
            {t(`counts.${kind}`, { count: lead.counts[kind] })}
          </li>
        ))}
      </ul>
      {lead.note === null ? null : (
        <p className="border-s-2 border-line ps-4 break-words whitespace-pre-line">
          <bdi>{lead.note}</bdi>
        </p>
      )}
      <About lead={lead} />
      <NoWay lead={lead} />
      <div className="flex flex-wrap items-center gap-2">
        <Ways lead={lead} canWrite={abilities.write} />
        {abilities.note ? (
          <Button kind="quiet" size="small" onClick={() => setOpen(true)}>
            {t(lead.note === null ? 'addNote' : 'editNote')}
          </Button>
        ) : null}
      </div>
      {isOpen ? <NoteDialog lead={lead} onClose={() => setOpen(false)} onDone={onChange} /> : null}
    </Card>
  );
}

/** The ad it is about. */
function About({ lead: { ad } }: { lead: Lead }) {
  const t = useTranslations('leads');
  const lang = useLang();
  if (ad === null) return null;
  return (
    <p className="min-w-0 text-sm text-soft">
      {t('about')}{' '}
      <Link to={paths(lang).details(ad.id)} className="text-primary hover:underline">
        <bdi>{ad.title}</bdi>
      </Link>
    </p>
  );
}

/** Says why there is no way to answer, where there is none, and what is left to do. */
function NoWay({ lead }: { lead: Lead }) {
  const t = useTranslations('leads');
  if (lead.thread !== null || lead.request !== null) return null;
  const why =
    lead.name === null
      ? 'visitor'
      : lead.reservation !== null
        ? 'over'
        : lead.answered
          ? 'request'
          : 'account';
  return <p className="text-sm">{t(`noWay.${why}`)}</p>;
}

/** Links that lead to an answer: the open messages of a booking, the request; else the booking that is over, or the ad itself. */
function Ways({ lead: { ad, reservation, request, thread }, canWrite }: { lead: Lead; canWrite: boolean }) {
  const t = useTranslations('leads');
  const lang = useLang();
  const look = buttonLook('secondary', 'small');
  return (
    <>
      {thread === null ? null : (
        <Link
          to={leadPaths(lang).messages(thread)}
          className={canWrite ? buttonLook('primary', 'small') : look}
        >
          {t(canWrite ? 'write' : 'read', { number: ltrText(thread) })}
        </Link>
      )}
      {reservation === null || reservation === thread ? null : (
        <Link to={paths(lang).reservation(reservation)} className={look}>
          {t('toBooking', { number: ltrText(reservation) })}
        </Link>
      )}
      {request === null ? null : (
        <Link to={requestPaths(lang).request(request)} className={look}>
          {t('toRequest', { number: ltrText(request) })}
        </Link>
      )}
      {ad === null || reservation !== null || request !== null || thread !== null ? null : (
        <Link to={deskPaths(lang).ownAd(ad.id)} className={look}>
          {t('reviewAd')}
        </Link>
      )}
    </>
  );
}
