import { MARKETING_CHANNELS, type MarketingChannel } from '@diyar/contract/people/privacy';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { useSession } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Icon } from '../../ui/icon.tsx';
import { offerFile } from '../../ui/offer-file.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CloseAccountDialog } from './close-account-dialog.tsx';
import { Section } from './section.tsx';

/** News only to those who said yes, all that is kept handed out, and the way to leave. */
export function PrivacySection(props: { isOwner: boolean }) {
  const t = useTranslations('myInfo.privacy');
  const [isClosing, setClosing] = useState(false);
  return (
    <Section title={t('title')} text={t('text')}>
      <MarketingField />
      {props.isOwner ? (
        <>
          <hr className="border-line" />
          <ExportButton />
          <hr className="border-line" />
          <div className="grid justify-items-start gap-2">
            <h3 className="font-medium">{t('close')}</h3>
            <p className="text-sm text-soft">{t('closeText')}</p>
            <Button kind="danger" onClick={() => setClosing(true)}>
              {t('close')}
            </Button>
          </div>
          {isClosing ? <CloseAccountDialog onClose={() => setClosing(false)} /> : null}
        </>
      ) : null}
    </Section>
  );
}

function MarketingField() {
  const t = useTranslations('myInfo.privacy');
  const lang = useLang();
  const { data } = useQuery({
    queryKey: [lang, 'marketing_consents', useSession().user?.id],
    queryFn: () => callApi('GET /api/v1/accounts/current/marketing-consents', { lang }),
  });
  return (
    <fieldset>
      <legend className="font-medium">{t('marketing')}</legend>
      <p className="text-sm text-soft">{t('marketingText')}</p>
      {/* What has not come yet cannot be changed: a tap would write over what was agreed to before. */}
      {data ? <MarketingChoice agreed={data.channels} /> : <Skeleton className="mt-2 h-11 w-64" />}
    </fieldset>
  );
}

function MarketingChoice(props: { agreed: MarketingChannel[] }) {
  const t = useTranslations('myInfo.privacy');
  const lang = useLang();
  const client = useQueryClient();
  const key = [lang, 'marketing_consents', useSession().user?.id];
  const [chosen, setChosen] = useState(props.agreed);
  const { mutate } = useMutation({
    // Taps in quick succession are told one after the other, so that the last one stays.
    scope: { id: 'marketing_consents' },
    mutationFn: (channels: MarketingChannel[]) =>
      callApi('PUT /api/v1/accounts/current/marketing-consents', { body: { channels }, lang }),
    onSuccess: (saved) => {
      client.setQueryData(key, saved);
      toast.success(t('consentSaved'));
    },
    onError: (error) => {
      setChosen(props.agreed);
      if (!(error instanceof ApiError)) throw error;
      toast.error(error.msg);
    },
  });
  const choose = (channels: MarketingChannel[]) => {
    setChosen(channels);
    mutate(channels);
  };
  return (
    <div className="flex flex-wrap gap-x-8">
      {MARKETING_CHANNELS.map((channel) => (
        <Checkbox
          key={channel}
          label={t(`channel.${channel}`)}
          isSelected={chosen.includes(channel)}
          onChange={(isSelected) =>
            choose(MARKETING_CHANNELS.filter((one) => (one === channel ? isSelected : chosen.includes(one))))
          }
          error={undefined}
        />
      ))}
    </div>
  );
}

function ExportButton() {
  const t = useTranslations('myInfo.privacy');
  const lang = useLang();
  const [isPending, setPending] = useState(false);
  const download = async () => {
    setPending(true);
    try {
      const data = await callApi('GET /api/v1/accounts/current/personal-data', { lang });
      offerFile('diyar-personal-data.json', JSON.stringify(data, null, 2), 'application/json');
      toast.success(t('exported'));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(error.msg);
    } finally {
      setPending(false);
    }
  };
  return (
    <div className="grid justify-items-start gap-2">
      <h3 className="font-medium">{t('export')}</h3>
      <p className="text-sm text-soft">{t('exportText')}</p>
      <Button kind="secondary" pending={isPending} onClick={() => void download()}>
        <Icon name="copy" />
        {t('exportButton')}
      </Button>
    </div>
  );
}
