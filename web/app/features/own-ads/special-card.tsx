import type { HostAdDetails } from '@diyar/contract/supply/host-ads';
import { dateTimeText } from '@diyar/contract/values/format';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import { ltrText, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { planPaths } from '../../site/plan-paths.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** Whether an ad on show is special, what the membership has left to make it so, and the button that does. */
export function SpecialCard({ ad }: { ad: HostAdDetails }) {
  const t = useTranslations('memberships');
  const to = planPaths(useLang());
  const [isAsked, setAsked] = useState(false);
  const { until, remaining } = ad.special;
  if (!ad.abilities.special && until === null) return null;
  return (
    <Card as="section" className="grid content-start gap-3 p-5 lg:col-span-2">
      <h2 className="text-lg font-bold">{t('special.title')}</h2>
      {until === null ? (
        <>
          <p>{t('special.text')}</p>
          <p className="text-sm text-soft">
            {remaining === 0 ? t('special.none') : t('special.left', { n: remaining })}
          </p>
        </>
      ) : (
        <p>{t('special.until', { at: ltrText(dateTimeText(until)) })}</p>
      )}
      {until !== null ? null : remaining === 0 ? (
        <Link to={to.memberships()} className={`${buttonLook('secondary')} justify-self-start`}>
          {t('title')}
        </Link>
      ) : (
        <div>
          <Button kind="secondary" onClick={() => setAsked(true)}>
            {t('special.make')}
          </Button>
        </div>
      )}
      {isAsked ? <MakeSpecial ad={ad} onClose={() => setAsked(false)} /> : null}
    </Card>
  );
}

/** Asks before one special ad of the membership is used. */
function MakeSpecial({ ad, onClose }: { ad: HostAdDetails; onClose: () => void }) {
  const t = useTranslations();
  const lang = useLang();
  const client = useQueryClient();
  const [isPending, setPending] = useState(false);
  const make = async () => {
    setPending(true);
    try {
      const shown = await callApi('POST /api/v1/host/ads/{id}/special', { params: { id: ad.id }, lang });
      client.setQueryData([lang, 'own-ad', ad.id], shown);
      void client.invalidateQueries({ queryKey: [lang, 'memberships'] });
      toast.success(t('memberships.special.done'));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code !== 'invalid_token') toast.error(error.msg);
      void client.invalidateQueries({ queryKey: [lang, 'own-ad', ad.id] });
    } finally {
      setPending(false);
      onClose();
    }
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('memberships.special.makeTitle')}
      closeLabel={t('common.close')}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button kind="secondary" onClick={onClose}>
            {t('memberships.keep')}
          </Button>
          <Button pending={isPending} onClick={() => void make()}>
            {t('memberships.special.make')}
          </Button>
        </div>
      }
    >
      <p>{t('memberships.special.makeText', { n: ad.special.days })}</p>
    </Dialog>
  );
}
