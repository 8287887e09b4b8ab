import { useMediaPrefix } from '../../site/site-data.ts';
import { initialOf } from '../../ui/avatar.tsx';

/** A logo or photo beside a name that says the same; without one the name's first letter. */
export function AdvertiserPicture(props: { name: string; picture: string | null; size: 'small' | 'large' }) {
  const prefix = useMediaPrefix();
  const look = props.size === 'large' ? 'size-20 text-2xl' : 'size-14 text-lg';
  if (props.picture === null) {
    return (
      <span
        aria-hidden="true"
        className={`grid shrink-0 place-items-center rounded-pill bg-primary-soft font-bold text-primary ${look}`}
      >
        {initialOf(props.name)}
      </span>
    );
  }
  return (
    <img
      src={`${prefix}${props.picture}`}
      alt=""
      width={80}
      height={80}
      decoding="async"
      className={`shrink-0 rounded-pill border border-line bg-surface object-cover ${look}`}
    />
  );
}
