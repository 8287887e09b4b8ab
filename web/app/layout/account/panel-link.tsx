import { Link } from '../../rendering/link.tsx';
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
