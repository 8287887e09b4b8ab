import type { RequestAnswer } from '@diyar/contract/finding/request-answers';
import type { RequestDetails } from '@diyar/contract/finding/requests';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { paths } from '../../site/paths.ts';
import { requestPaths } from '../../site/request-paths.ts';
import { buttonLook } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageSkeleton } from '../../ui/skeleton.tsx';
import { PageHead } from '../dashboard/page-head.tsx';
import { OwnAdProblem } from '../own-ads/own-ad-problem.tsx';
import { RequestSummary } from '../requests/request-summary.tsx';
import { AnswerCard } from './answer-card.tsx';

/** A comparison holds so many ads. */
const MOST_COMPARED = 4;

/** The answers to one of my requests, side by side. */
export function AnswersPage({ id }: { id: string }) {
  const t = useTranslations('ownRequests');
  const lang = useLang();
  const { data, error, refetch } = useQuery({
    queryKey: [lang, 'request-answers', id],
    queryFn: async () => {
      const [request, answers] = await Promise.all([
        callApi('GET /api/v1/requests/{id}', { params: { id }, lang }),
        callApi('GET /api/v1/requests/{id}/answers', { params: { id }, lang }),
      ]);
      return { request, answers: answers.items };
    },
  });
  if (data !== undefined) return <Shown {...data} />;
  if (error === null) return <PageSkeleton />;
  return <OwnAdProblem isPage error={error} title={t('failed')} retry={() => void refetch()} />;
}

function Shown({ request, answers }: { request: RequestDetails; answers: readonly RequestAnswer[] }) {
  const t = useTranslations('ownRequests');
  const words = useTranslations('requests');
  const lang = useLang();
  const ads = answers.flatMap(({ ad }) => (ad === null ? [] : [ad.id])).slice(0, MOST_COMPARED);
  return (
    <div className="page grid grid-cols-1 gap-5 py-6 lg:py-8">
      <Link to={requestPaths(lang).own()} className="text-sm text-primary hover:underline">
        {t('back')}
      </Link>
      <PageHead
        title={t('answersTitle', { title: request.title })}
        lead={words('answers', { count: answers.length })}
        action={
          ads.length < 2 ? null : (
            <Link to={paths(lang).compare(ads)} className={buttonLook('secondary')}>
              {t('compare')}
            </Link>
          )
        }
      />
      <RequestSummary request={request} />
      {answers.length === 0 ? (
        <EmptyState drawing="door" title={t('answersEmpty')} text={t('answersEmptyText')} />
      ) : (
        <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
          {answers.map((answer) => (
            <AnswerCard key={answer.id} request={request} answer={answer} />
          ))}
        </ul>
      )}
    </div>
  );
}
