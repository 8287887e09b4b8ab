import { apiOf } from '../../api/loader-api.ts';
import { SiteNumbers } from '../../features/help/site-numbers.tsx';
import { langOf, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Markdown } from '../../layout/markdown.tsx';
import { Link } from '../../rendering/link.tsx';
import { useSession } from '../../session/session.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { paths } from '../../site/paths.ts';
import { supplyPaths } from '../../site/supply-paths.ts';
import { buttonLook } from '../../ui/button.tsx';
import { textPageHeaders } from '../headers.ts';
import type { Route } from './+types/business.ts';

export const headers = textPageHeaders;

/** The page for offices and owners: the operators' text, beside what this marketplace counts now. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const api = apiOf(context, langOf(url.pathname));
  const [page, numbers] = await Promise.all([
    api('GET /api/v1/pages/{slug}', { params: { slug: 'business' } }),
    api('GET /api/v1/site/numbers', {}),
  ]);
  return { page, numbers };
}

export const meta: Route.MetaFunction = (input) =>
  input.loaderData === undefined
    ? pageMeta(input, { noindex: true })
    : pageMeta(input, {
        title: input.loaderData.page.title,
        description: input.loaderData.page.description,
      });

export default function Business({ loaderData: { page, numbers } }: Route.ComponentProps) {
  const t = useTranslations('help');
  const lang = useLang();
  const start = supplyPaths(lang).addProperty();
  // An address for the signed in alone sends anyone else home: they sign in first, and come back to it.
  const isSignedIn = useSession().status === 'signed_in';
  return (
    <div className="page grid gap-8 py-10">
      <div className="grid max-w-3xl gap-3">
        <h1 className="text-2xl font-bold lg:text-3xl">{page.title}</h1>
        <p className="text-lg text-soft">{page.description}</p>
        <div className="flex flex-wrap gap-3 pt-2">
          <Link
            to={isSignedIn ? start : paths(lang).signIn({ returnTo: start })}
            className={buttonLook('primary')}
          >
            {t('businessStart')}
          </Link>
          <Link to={paths(lang).contact()} className={buttonLook('secondary')}>
            {t('askAct')}
          </Link>
        </div>
      </div>
      <SiteNumbers numbers={numbers} />
      <div className="max-w-3xl">
        <Markdown text={page.body} />
      </div>
    </div>
  );
}
