import type { RequestCard } from '@diyar/contract/finding/requests';
import { dateText } from '@diyar/contract/values/format';
import { DIR_OF, ltrText, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { requestPaths } from '../../site/request-paths.ts';
import { RequestBadges, RequestSummary } from './request-summary.tsx';

/** Requests on show, each leading to its page. */
export function RequestList({ requests }: { requests: readonly RequestCard[] }) {
  return (
    <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
      {requests.map((request) => (
        <li key={request.id} className="min-w-0">
          <Tile request={request} />
        </li>
      ))}
    </ul>
  );
}

function Tile({ request }: { request: RequestCard }) {
  const t = useTranslations('requests');
  const to = requestPaths(useLang());
  return (
    <article className="group relative grid h-full content-start gap-3 rounded-sheet border border-line bg-surface p-5 transition-shadow hover:shadow-card">
      <RequestBadges request={request} />
      <h2 lang={request.lang} dir={DIR_OF[request.lang]} className="at-page-start text-lg font-bold">
        <Link
          to={to.request(request.id)}
          className="line-clamp-2 after:absolute after:inset-0 group-hover:underline"
        >
          {request.title}
        </Link>
      </h2>
      <RequestSummary request={request} />
      <p className="tabular text-xs text-faint">
        {t('publishedOn', { date: ltrText(dateText(request.published_at)) })}
      </p>
    </article>
  );
}
