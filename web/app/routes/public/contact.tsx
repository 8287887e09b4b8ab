import { translatorOf } from '@diyar/messages/translate';
import { apiOf } from '../../api/loader-api.ts';
import { ContactPage } from '../../features/contact/contact-page.tsx';
import { langOf } from '../../i18n/lang.ts';
import { ServerState } from '../../session/server-state.tsx';
import { pageMeta } from '../../site/page-meta.ts';
import { paths } from '../../site/paths.ts';
import { textPageHeaders } from '../headers.ts';
import type { Route } from './+types/contact.ts';

export const headers = textPageHeaders;

/** The same page for everybody; whose tickets stand in it is known in the browser alone. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const lang = langOf(url.pathname);
  const { support_hours } = await apiOf(context, lang)('GET /api/v1/user/settings/general', {});
  return { description: translatorOf(lang)('contact.description'), hours: support_hours[lang] };
}

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, {
    title: (messages) => messages.contact.title,
    description: input.loaderData?.description,
    canonical: paths(langOf(input.location.pathname)).contact(),
  });

export default function Contact({ loaderData }: Route.ComponentProps) {
  return (
    <ServerState>
      <ContactPage hours={loaderData.hours} />
    </ServerState>
  );
}
