import { AD_DECISIONS } from '@diyar/contract/words/ad-review-words';
import { callApi } from '../../../api/client.ts';
import { useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Notice } from '../../../ui/badge.tsx';
import { DecisionFields } from '../ads/decision-fields.tsx';
import { type SentDecision, useDecision } from '../ads/use-decision.ts';
import type { RevisionEvidence } from './revision.ts';

/** What becomes of an edit: it takes the place of what is on show, goes back with what is asked, or is refused with a reason. */
export function RevisionDecision(props: {
  revision: RevisionEvidence;
  onDecided: () => void;
  onStale: () => void;
}) {
  const { revision, onDecided, onStale } = props;
  const { id, version } = revision;
  const t = useTranslations('revisions');
  const lang = useLang();
  const post = (decision: SentDecision) =>
    callApi('POST /api/v1/console/revisions/{id}/decision', {
      params: { id },
      body: { ...decision, version },
      lang,
    });
  const deciding = useDecision({ post, doneText: (decision) => t(`done.${decision}`), onDecided, onStale });
  return (
    <DecisionFields
      deciding={deciding}
      options={AD_DECISIONS}
      words={{
        label: (decision) => t(`decisions.${decision}`),
        text: (decision) => t(`decisionTexts.${decision}`),
        send: (decision) => t(`send.${decision}`),
      }}
      obstacles={<Obstacles revision={revision} />}
    />
  );
}

function Obstacles({ revision: { obstacles } }: { revision: RevisionEvidence }) {
  const t = useTranslations('revisions');
  if (obstacles.length === 0) return null;
  return (
    <Notice tone="warning" icon="warning">
      <p className="font-bold">{t('obstaclesTitle')}</p>
      <ul className="list-disc ps-5">
        {obstacles.map(({ code, msg }) => (
          <li key={code}>{msg}</li>
        ))}
      </ul>
    </Notice>
  );
}
