import type { UnitFeeds } from '@diyar/contract/booking/feeds';
import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SureDialog } from './sure-dialog.tsx';
import { useAct } from './use-feeds.ts';

interface CalendarLinkProps {
  unitId: string;
  link: UnitFeeds['link'];
  onChange: () => void;
}

/** The link by which other sites read when a unit is taken: made, copied, made anew, taken back. */
export function CalendarLink({ unitId, link, onChange }: CalendarLinkProps) {
  const t = useTranslations('calendarFeeds');
  const lang = useLang();
  const [asked, setAsked] = useState<'renew' | 'revoke'>();
  const { isPending, act } = useAct(() => {
    setAsked(undefined);
    onChange();
  });
  const call = { params: { id: unitId }, lang };
  const renew = () => act(() => callApi('POST /api/v1/host/units/{id}/calendar_link', call), t('opened'));
  const revoke = () => act(() => callApi('DELETE /api/v1/host/units/{id}/calendar_link', call), t('revoked'));
  return (
    <section className="grid min-w-0 gap-4">
      <h3 className="font-bold">{t('out')}</h3>
      <p className="text-sm text-soft">{t('outText')}</p>
      {link === null ? (
        <>
          <p>{t('outNone')}</p>
          <div>
            <Button kind="secondary" pending={isPending} onClick={() => void renew()}>
              {t('open')}
            </Button>
          </div>
        </>
      ) : (
        <OpenLink url={link.url} onAsk={setAsked} />
      )}
      {asked === undefined ? null : (
        <SureDialog
          title={t(`${asked}Title`)}
          text={t(`${asked}Text`)}
          act={t(asked)}
          isPending={isPending}
          onAct={() => void (asked === 'renew' ? renew() : revoke())}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  );
}

function OpenLink({ url, onAsk }: { url: string; onAsk: (what: 'renew' | 'revoke') => void }) {
  const t = useTranslations('calendarFeeds');
  const copy = async () => {
    await navigator.clipboard?.writeText(url).then(
      () => toast.success(t('copied')),
      () => undefined,
    );
  };
  return (
    <>
      <input
        readOnly
        dir="ltr"
        aria-label={t('out')}
        value={url}
        onFocus={(event) => event.target.select()}
        className="min-h-11 w-full rounded-base border border-field-line bg-surface px-3 text-sm"
      />
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={() => void copy()}>
          <Icon name="copy" className="size-4" />
          {t('copy')}
        </Button>
        <Button kind="secondary" size="small" onClick={() => onAsk('renew')}>
          {t('renew')}
        </Button>
        <Button kind="danger" size="small" onClick={() => onAsk('revoke')}>
          {t('revoke')}
        </Button>
      </div>
    </>
  );
}
