import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { useSession } from '../../session/session.ts';
import { paths } from '../../site/paths.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';

/** The look of a row of the account's panel. */
export const PANEL_ROW =
  'flex min-h-11 w-full items-center gap-3 rounded-base px-3 py-1.5 text-start transition-colors hover:bg-sunken';

/** A row of the account's panel that leads to one of its pages. */
export function PanelLink(props: { path: string; icon: IconName; name: string; onDone: () => void }) {
  return (
    <Link to={props.path} className={PANEL_ROW} onClick={props.onDone}>
      <Icon name={props.icon} />
      {props.name}
    </Link>
  );
}

/** The bookings that an account has to do with: its own, or those of its guests where it is a business, which cannot book. */
export function BookingsLink({ onDone }: { onDone: () => void }) {
  const t = useTranslations();
  const to = paths(useLang());
  const isHost = useSession().userType === 'bussines';
  const path = to.reservations(isHost ? { side: 'host' } : {});
  const name = t(isHost ? 'accountPanel.guestBookings' : 'shell.reservations');
  return <PanelLink path={path} icon="calendar" name={name} onDone={onDone} />;
}
