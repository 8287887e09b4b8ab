import type { ConsoleAnnouncement, ConsoleSite } from '@diyar/contract/console/console-site';
import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/client.ts';
import { ltrText, useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { useConsoleCall } from '../use-operator.ts';
import { AnnouncementSheet } from './announcement-sheet.tsx';

type OnSaved = (site: ConsoleSite) => void;

/** The bars above the site: the one now, those to come and those that were. */
export function Announcements({ site, onSaved }: { site: ConsoleSite; onSaved: OnSaved }) {
  const t = useTranslations('consoleSite');
  const [isOpen, setOpen] = useState(false);
  return (
    <Card as="section" className="grid gap-3 p-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid gap-1">
          <h2 className="text-lg font-bold">{t('announcement')}</h2>
          <p className="text-sm text-soft">{t('announcementIntro')}</p>
        </div>
        <Button kind="secondary" onClick={() => setOpen(true)}>
          {t('announceAct')}
        </Button>
      </div>
      {site.announcements.length === 0 ? <p className="text-soft">{t('none')}</p> : null}
      <ul className="divide-y divide-line">
        {site.announcements.map((one) => (
          <Line key={one.id} announcement={one} onSaved={onSaved} />
        ))}
      </ul>
      {isOpen ? (
        <AnnouncementSheet today={site.today} onClose={() => setOpen(false)} onSaved={onSaved} />
      ) : null}
    </Card>
  );
}

const TONE = { upcoming: 'info', running: 'primary', past: 'neutral', ended: 'neutral' } as const;

function Line({ announcement, onSaved }: { announcement: ConsoleAnnouncement; onSaved: OnSaved }) {
  const t = useTranslations('consoleSite');
  const lang = useLang();
  const call = useConsoleCall();
  const [isPending, setPending] = useState(false);
  const { id, state, starts_on, ends_on, operator } = announcement;
  const end = async () => {
    setPending(true);
    try {
      const params = { id };
      onSaved(
        await call(() => callApi('POST /api/v1/console/site/announcements/{id}/end', { params, lang })),
      );
      toast.success(t('ended'));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(error.msg);
    } finally {
      setPending(false);
    }
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="grid grow basis-64 gap-0.5">
        <p lang="ar" dir="rtl">
          {announcement.text_ar}
        </p>
        <p lang="en" dir="ltr">
          {announcement.text_en}
        </p>
        <p className="tabular text-sm text-soft">
          {t('dates', { from: ltrText(starts_on), to: ltrText(ends_on) })} · {t('by', { name: operator })}
        </p>
      </div>
      <Badge tone={TONE[state]}>{t(`states.${state}`)}</Badge>
      {state === 'running' || state === 'upcoming' ? (
        <Button kind="quiet" size="small" pending={isPending} onClick={() => void end()}>
          {t('end')}
        </Button>
      ) : null}
    </li>
  );
}
