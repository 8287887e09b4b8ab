import type { NotificationPlace } from '@diyar/contract/words/notification-words';
import type { Lang } from '@diyar/messages/messages';
import { deskPaths } from './desk-paths.ts';
import { moneyPaths } from './money-paths.ts';
import { paths } from './paths.ts';
import { planPaths } from './plan-paths.ts';
import { requestPaths } from './request-paths.ts';
import { searchPaths } from './search-paths.ts';

/** The address of the page that a notification is about; of its list where the thing is not named. */
export function notificationPath(lang: Lang, place: NotificationPlace, id: string | null): string {
  const to = paths(lang);
  const named: Partial<Record<NotificationPlace, (id: string) => string>> = {
    reservation: to.reservation,
    reservation_payment: to.payment,
    details: to.details,
    ad: (ad) => deskPaths(lang).ownAd(ad),
    request_answers: requestPaths(lang).answers,
  };
  const page = named[place];
  if (page !== undefined && id !== null) return page(id);
  const lists: Record<NotificationPlace, () => string> = {
    reservation: () => to.reservations(),
    reservation_payment: () => to.reservations(),
    evaluations: () => deskPaths(lang).evaluations(),
    ad: () => deskPaths(lang).home(),
    request_answers: () => requestPaths(lang).own(),
    requests: () => requestPaths(lang).own(),
    marketing: () => requestPaths(lang).marketing(),
    memberships: () => planPaths(lang).memberships(),
    fees: () => moneyPaths(lang).fees(),
    team: () => deskPaths(lang).team(),
    home: () => deskPaths(lang).home(),
    contact: () => to.contact(),
    searches: () => searchPaths(lang).saved(),
    details: () => to.favourites(),
    verify_office: () => deskPaths(lang).verifyOffice(),
    my_info: () => to.myInfo(),
    verify_account: () => deskPaths(lang).verifyAccount(),
    reports: () => to.reports(),
    reported: () => to.reports({ side: 'reported' }),
  };
  return lists[place]();
}
