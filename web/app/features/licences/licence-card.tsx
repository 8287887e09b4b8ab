import type { AdLicence } from '@diyar/contract/supply/host-licences';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../api/client.ts';
import { ltrText, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Notice } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ComparedFields } from './licence-comparison.tsx';
import { LicenceFacts } from './licence-facts.tsx';
import { LicenceForm } from './licence-form.tsx';
import { licenceKey } from './use-licence-check.ts';

export interface LicenceCardProps {
  /** The ad's public number. */
  adId: string;
  /** A number typed before there was an ad, in the wizard. */
  typed?: string;
}

/**
 * The licence of one's own ad: its number is typed and checked with the authority, the answer is shown beside the unit field
 * by field. Needs the sentences `licences` and a QueryClient.
 */
export function LicenceCard({ adId, typed }: LicenceCardProps) {
  const t = useTranslations('licences');
  const common = useTranslations('common');
  const lang = useLang();
  const { data, error, refetch } = useQuery({
    queryKey: licenceKey(lang, adId),
    queryFn: () => callApi('GET /api/v1/host/ads/{id}/licence', { params: { id: adId }, lang }),
  });
  return (
    <Card as="section" className="grid gap-5 p-5">
      <h2 className="text-lg font-bold">{t('title')}</h2>
      {data !== undefined ? <Shown adId={adId} licence={data} typed={typed ?? ''} /> : null}
      {data === undefined && error === null ? <Skeleton className="h-40" /> : null}
      {data === undefined && error !== null ? (
        <Notice
          tone="danger"
          icon="warning"
          action={
            <Button kind="secondary" size="small" onClick={() => void refetch()}>
              {common('retry')}
            </Button>
          }
        >
          {t('loadFailed')}
        </Notice>
      ) : null}
    </Card>
  );
}

function Shown({ adId, licence, typed }: { adId: string; licence: AdLicence; typed: string }) {
  const t = useTranslations('licences');
  const [isAsking, setAsking] = useState(false);
  const { licence: facts, waiting, refusal, abilities } = licence;
  const asks = abilities.check && (isAsking || (facts === null && waiting === null));
  return (
    <>
      {waiting === null ? null : (
        <Notice tone="info">{t('waiting', { number: ltrText(waiting.number) })}</Notice>
      )}
      {refusal === null ? null : (
        <Notice tone="danger" icon="warning">
          {t('refusedLater', { number: ltrText(refusal.number), message: refusal.msg })}
        </Notice>
      )}
      {facts === null ? <p className="text-sm text-soft">{t('intro')}</p> : <LicenceFacts licence={facts} />}
      {licence.comparison.length === 0 ? null : <ComparedFields comparison={licence.comparison} />}
      {asks ? (
        <LicenceForm
          adId={adId}
          licence={licence}
          first={facts?.number ?? refusal?.number ?? typed}
          onChecked={() => setAsking(false)}
        />
      ) : null}
      {abilities.check && !asks ? (
        <div>
          <Button kind="secondary" onClick={() => setAsking(true)}>
            {t(facts === null ? 'checkOther' : 'checkAgain')}
          </Button>
        </div>
      ) : null}
    </>
  );
}
