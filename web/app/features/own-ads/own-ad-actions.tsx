import type { HostAdDetails } from '@diyar/contract/supply/host-ads';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from '../../i18n/translations.ts';
import { Button } from '../../ui/button.tsx';
import { leaveEntry } from '../../ui/leave-entry.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import { StepDialog, type StepTo } from './step-dialog.tsx';

/** What may be done with an ad, as the API says; each asks first. An address with `delete` begins with that question. */
export function OwnAdActions({ ad }: { ad: HostAdDetails }) {
  const t = useTranslations('ownAds');
  const [query, setQuery] = useSearchParams();
  const [asked, setAsked] = useState<StepTo | null>(null);
  const { submit, withdraw, hide, publish, close, remove } = ad.abilities;
  const removing = query.has('delete') && remove;
  const setRemoving = (isOpen: boolean) => {
    const next = new URLSearchParams(query);
    if (isOpen) next.set('delete', '1');
    else next.delete('delete');
    setQuery(next, { replace: true, preventScrollReset: true });
  };
  const isBlocked = !remove && ad.bookings_ahead > 0 && close;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-3">
        {submit && ad.missing.length === 0 ? (
          <Button onClick={() => setAsked('waiting_for_approval')}>{t('submit')}</Button>
        ) : null}
        {withdraw ? (
          <Button kind="secondary" onClick={() => setAsked('not_published')}>
            {t('withdraw')}
          </Button>
        ) : null}
        {publish ? <Button onClick={() => setAsked('published')}>{t('publish')}</Button> : null}
        {hide ? (
          <Button kind="secondary" onClick={() => setAsked('hidden')}>
            {t('hide')}
          </Button>
        ) : null}
        {close ? (
          <Button kind="secondary" onClick={() => setAsked('closed')}>
            {t('close')}
          </Button>
        ) : null}
        {remove || isBlocked ? (
          <Button
            kind="danger"
            disabledReason={isBlocked ? t('removeBlocked') : undefined}
            onClick={() => setRemoving(true)}
          >
            {t('remove')}
          </Button>
        ) : null}
      </div>
      {isBlocked ? <p className="text-sm text-soft">{t('removeBlocked')}</p> : null}
      {asked === null ? null : <StepDialog ad={ad} to={asked} onClose={() => setAsked(null)} />}
      {removing ? (
        <RemoveDialog ad={ad} onClose={() => void leaveEntry().then(() => setRemoving(false))} />
      ) : null}
    </div>
  );
}
