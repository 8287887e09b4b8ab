import type { Lead } from '@diyar/contract/finding/leads';
import { dateTimeText } from '@diyar/contract/values/format';
import { LEAD_KINDS } from '@diyar/contract/words/lead-words';
import { useState } from 'react';
import { ltrText, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { paths } from '../../site/paths.ts';
import { requestPaths } from '../../site/request-paths.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { NoteDialog } from './note-dialog.tsx';

/** Somebody who got in touch: how often in which way, about what, and what was noted of them. */
export function LeadCard(props: { lead: Lead; canNote: boolean; onChange: () => void }) {
  const t = useTranslations('leads');
  const { lead, canNote, onChange } = props;
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
      <div className="flex flex-wrap items-center gap-2">
        <About lead={lead} />
        {canNote ? (
          <Button kind="quiet" size="small" onClick={() => setOpen(true)}>
            {t(lead.note === null ? 'addNote' : 'editNote')}
          </Button>
        ) : null}
      </div>
      {isOpen ? <NoteDialog lead={lead} onClose={() => setOpen(false)} onDone={onChange} /> : null}
    </Card>
  );
}

/** The ad, booking and request it is about. */
function About({ lead: { ad, reservation, request } }: { lead: Lead }) {
  const t = useTranslations('leads');
  const lang = useLang();
  const look = buttonLook('secondary', 'small');
  return (
    <>
      {ad === null ? null : (
        <p className="min-w-0 grow text-sm text-soft">
          {t('about')}{' '}
          <Link to={paths(lang).details(ad.id)} className="text-primary hover:underline">
            <bdi>{ad.title}</bdi>
          </Link>
        </p>
      )}
      {reservation === null ? null : (
        <Link to={paths(lang).reservation(reservation)} className={look}>
          {t('toBooking', { number: ltrText(reservation) })}
        </Link>
      )}
      {request === null ? null : (
        <Link to={requestPaths(lang).request(request)} className={look}>
          {t('toRequest', { number: ltrText(request) })}
        </Link>
      )}
    </>
  );
}
