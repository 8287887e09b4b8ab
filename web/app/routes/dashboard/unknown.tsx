import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useLang } from '../../i18n/lang.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { paths } from '../../site/paths.ts';
import { PageSkeleton } from '../../ui/skeleton.tsx';
import type { Route } from './+types/unknown.ts';

export const meta: Route.MetaFunction = (input) => pageMeta(input, { noindex: true });

/** Any other dashboard path goes to /404 (brief 2); the frame has asked for the token first, and sent guests home. */
export default function UnknownDashboardPage() {
  const navigate = useNavigate();
  const lang = useLang();
  useEffect(() => void navigate(paths(lang).notFound(), { replace: true }), [navigate, lang]);
  return <PageSkeleton />;
}
