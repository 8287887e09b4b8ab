import { AdvertisersOnly } from '../../features/foreign-guests/advertisers-only.tsx';
import { AddRequestPage } from '../../features/own-requests/add-request-page.tsx';
import { pageMeta } from '../../site/page-meta.ts';
import type { Route } from './+types/add-request.ts';

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, { title: (messages) => messages.ownRequests.form.title, noindex: true });

export default function AddRequest() {
  return (
    <AdvertisersOnly>
      <AddRequestPage />
    </AdvertisersOnly>
  );
}
