import { translatorOf } from '@diyar/messages/translate';
import { ContactPage } from '../../features/contact/contact-page.tsx';
import { langOf } from '../../i18n/lang.ts';
import { ServerState } from '../../session/server-state.tsx';
import { pageMeta } from '../../site/page-meta.ts';
import { paths } from '../../site/paths.ts';
import { publicPageHeaders } from '../headers.ts';
import type { Route } from './+types/contact.ts';

export const headers = publicPageHeaders;

/** The same page for everybody; whose tickets stand in it is known in the browser alone. */
export function loader({ url }: Route.LoaderArgs) {
  return { description: translatorOf(langOf(url.pathname))('contact.description') };
}

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, {
    title: (messages) => messages.contact.title,
    description: input.loaderData?.description,
    canonical: paths(langOf(input.location.pathname)).contact(),
  });

export default function Contact() {
  return (
    <ServerState>
      <ContactPage />
    </ServerState>
  );
}
