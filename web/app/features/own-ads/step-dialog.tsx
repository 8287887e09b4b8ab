import type { HostAdDetails } from '@diyar/contract/supply/host-ads';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { planPaths } from '../../site/plan-paths.ts';
import { Notice } from '../../ui/badge.tsx';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';

export type StepTo = 'waiting_for_approval' | 'not_published' | 'published' | 'hidden' | 'closed';

const WORDS = {
  waiting_for_approval: 'submit',
  not_published: 'withdraw',
  published: 'publish',
  hidden: 'hide',
  closed: 'close',
} as const;

interface StepProps {
  ad: HostAdDetails;
  to: StepTo;
  onClose: () => void;
}

/** Asks before an ad's state changes, and for the brief's confirmation that the property data is correct. */
export function StepDialog({ ad, to, onClose }: StepProps) {
  const t = useTranslations();
  const [isRight, setRight] = useState(false);
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState<string>();
  const { isPending, send, noneLeft } = useStep(ad, to, onClose);
  const word = WORDS[to];
  const confirm = () => {
    if (!isRight) setMissing(t('rules.confirm_data'));
    else void send(reason);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(`ownAds.${word}Title`)}
      closeLabel={t('common.close')}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button kind="secondary" onClick={onClose}>
            {t('ownAds.keep')}
          </Button>
          <Button kind={to === 'closed' ? 'danger' : 'primary'} pending={isPending} onClick={confirm}>
            {t(`ownAds.${word}`)}
          </Button>
        </div>
      }
    >
      <div className="grid gap-4">
        {noneLeft === undefined ? null : <NoneLeft {...noneLeft} />}
        <p>{t(`ownAds.${word}Text`)}</p>
        {to === 'waiting_for_approval' ? null : (
          <TextArea
            label={t('ownAds.reason')}
            hint={t('ownAds.reasonHint')}
            value={reason}
            onChange={setReason}
            rows={2}
            maxLength={300}
            error={undefined}
          />
        )}
        <Checkbox
          label={t('ownAds.confirmData')}
          isSelected={isRight}
          onChange={(isSelected) => {
            setRight(isSelected);
            setMissing(undefined);
          }}
          error={missing}
        />
      </div>
    </Dialog>
  );
}

interface NoneLeftProps {
  msg: string;
  /** The plan to buy; null when none is sold. */
  planId: string | null;
}

/** Nothing of the membership is left for this ad: says so, with the way to a plan. */
function NoneLeft({ msg, planId }: NoneLeftProps) {
  const t = useTranslations('ownAds');
  const to = planPaths(useLang());
  return (
    <Notice
      tone="warning"
      icon="warning"
      action={
        planId === null ? undefined : (
          <Link to={to.plan(planId)} className={buttonLook('primary')}>
            {t('getPlan')}
          </Link>
        )
      }
    >
      <span role="alert">{msg}</span>
    </Notice>
  );
}

function useStep(ad: HostAdDetails, to: StepTo, onClose: () => void) {
  const t = useTranslations('ownAds');
  const lang = useLang();
  const client = useQueryClient();
  const [isPending, setPending] = useState(false);
  const [noneLeft, setNoneLeft] = useState<NoneLeftProps>();
  const send = async (reason: string) => {
    setPending(true);
    try {
      const body = { from: ad.state, to, data_correct: true as const, reason };
      const answer = await callApi('POST /api/v1/host/ads/{id}/steps', { params: { id: ad.id }, body, lang });
      client.setQueryData([lang, 'own-ad', ad.id], answer);
      for (const list of ['properties', 'home']) void client.invalidateQueries({ queryKey: [lang, list] });
      toast.success(t(`done.${to}`));
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 'no_ads_left') return setNoneLeft({ msg: error.msg, planId: planToBuy(error.data) });
      onClose();
      if (error.code !== 'invalid_token') toast.error(error.msg);
      // Somebody else was quicker: the page shows what stands now.
      void client.invalidateQueries({ queryKey: [lang, 'own-ad', ad.id] });
    } finally {
      setPending(false);
    }
  };
  return { isPending, send, noneLeft };
}

/** The plan that a refusal names. */
function planToBuy(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('plan_id' in data)) return null;
  return typeof data.plan_id === 'string' ? data.plan_id : null;
}
