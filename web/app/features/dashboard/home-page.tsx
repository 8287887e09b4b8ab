import type { Home } from '@diyar/contract/supply/home';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { useSession } from '../../session/session.ts';
import { useHome } from '../../session/use-home.ts';
import { paths } from '../../site/paths.ts';
import { supplyPaths } from '../../site/supply-paths.ts';
import { buttonLook } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageSkeleton } from '../../ui/skeleton.tsx';
import { OwnAdProblem } from '../own-ads/own-ad-problem.tsx';
import { ComingStays } from './coming-stays.tsx';
import { HomeFigures } from './home-figures.tsx';
import { MoneyFigures } from './money-figures.tsx';
import { NextSteps } from './next-steps.tsx';
import { PageHead } from './page-head.tsx';
import { TodayCard } from './today-card.tsx';
import { TodoList, useTodos } from './todo-list.tsx';

/** The dashboard's first page: what waits, then figures and what comes next, by what the account does. */
export function HomePage() {
  const t = useTranslations('dashboard.home');
  const { user } = useSession();
  const { data, error, refetch } = useHome();
  const todos = useTodos(data);
  if (data === undefined) {
    if (error === null) return <PageSkeleton />;
    return <OwnAdProblem isPage error={error} title={t('failed')} retry={() => void refetch()} />;
  }
  const { stays, arrivals, ads, views } = data;
  return (
    <div className="page grid grid-cols-1 gap-6 py-6 lg:py-8">
      <PageHead
        title={user === null ? t('title') : t('hello', { name: user.name })}
        lead={todos.length === 0 ? t('quiet') : t('todo', { count: todos.length })}
      />
      {todos.length === 0 ? null : <TodoList todos={todos} />}
      {ads.length === 0 ? null : <TodayCard today={data.today} />}
      <MoneyFigures home={data} />
      {views === null ? null : <HomeFigures ads={ads} views={views} />}
      {stays.length + arrivals.length === 0 ? null : (
        <div className="grid items-start gap-5 lg:grid-cols-2">
          {stays.length === 0 ? null : <ComingStays stays={stays} side="guest" />}
          {arrivals.length === 0 ? null : <ComingStays stays={arrivals} side="host" />}
        </div>
      )}
      {todos.length === 0 && ads.length > 0 ? <NextSteps /> : null}
      <FirstSteps home={data} />
    </div>
  );
}

/** For an account with nothing yet: what it is for, and the way to begin. */
function FirstSteps({ home }: { home: Home }) {
  const t = useTranslations('dashboard.home');
  const lang = useLang();
  const isBusiness = useSession().userType === 'bussines';
  if (home.stays.length + home.arrivals.length + home.ads.length > 0 || home.wizard !== null) return null;
  const [title, text] = isBusiness
    ? [t('startHost'), t('startHostText')]
    : [t('startGuest'), t('startGuestText')];
  const action = isBusiness ? (
    <Link to={supplyPaths(lang).addProperty()} className={buttonLook('primary')}>
      {t('startHostAct')}
    </Link>
  ) : (
    <div className="flex flex-wrap justify-center gap-3">
      <Link to={paths(lang).results()} className={buttonLook('primary')}>
        {t('startGuestAct')}
      </Link>
      <Link to={supplyPaths(lang).addProperty()} className={buttonLook('secondary')}>
        {t('startHostAct')}
      </Link>
    </div>
  );
  return <EmptyState drawing="door" title={title} text={text} action={action} />;
}
