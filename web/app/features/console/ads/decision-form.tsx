import type { AdState } from '@diyar/contract/supply/host-ads';
import { AD_DECISIONS, type AdDecision } from '@diyar/contract/words/ad-review-words';
import { callApi } from '../../../api/client.ts';
import { useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Notice } from '../../../ui/badge.tsx';
import { DecisionFields } from './decision-fields.tsx';
import type { AdEvidence, QueueKind } from './queue.ts';
import { type SentDecision, useDecision } from './use-decision.ts';

const OF_QUEUE = { ads: AD_DECISIONS, licences: ['changes_asked', 'refused'] } as const;

/** What becomes of an ad: approved, changes asked on named fields, or refused with a reason. */
export function DecisionForm(props: {
  kind: QueueKind;
  ad: AdEvidence;
  onDecided: () => void;
  onStale: () => void;
}) {
  const { kind, ad, onDecided, onStale } = props;
  const t = useTranslations('console.ads');
  const lang = useLang();
  const post = ({ decision, ...rest }: SentDecision): Promise<{ state: AdState }> => {
    const params = { id: ad.id };
    const body = { ...rest, version: ad.version };
    if (kind === 'ads')
      return callApi('POST /api/v1/console/ads/{id}/decision', { params, body: { ...body, decision }, lang });
    if (decision === 'approved') throw new Error('only the authority approves a licence');
    return callApi('POST /api/v1/console/licences/{id}/decision', {
      params,
      body: { ...body, decision },
      lang,
    });
  };
  const doneText = (decision: AdDecision, { state }: { state: AdState }) =>
    decision === 'approved' && state === 'hidden' ? t('approvedHidden') : t(`done.${decision}`);
  const deciding = useDecision({ post, doneText, onDecided, onStale });
  return (
    <DecisionFields
      deciding={deciding}
      options={OF_QUEUE[kind]}
      words={{
        label: (decision) => t(`decisions.${decision}`),
        text: (decision) => t(`decisionTexts.${decision}`),
        send: (decision) => t(`send.${decision}`),
      }}
      obstacles={ad.missing.length === 0 || kind === 'licences' ? null : <Missing missing={ad.missing} />}
    />
  );
}

/** What an ad lacks before it may be published. */
function Missing({ missing }: Pick<AdEvidence, 'missing'>) {
  const t = useTranslations('console.ads');
  return (
    <Notice tone="warning" icon="warning">
      <p className="font-bold">{t('missing')}</p>
      <ul className="list-disc ps-5">
        {missing.map(({ code, field, msg }) => (
          <li key={`${code} ${field}`}>{msg}</li>
        ))}
      </ul>
    </Notice>
  );
}
