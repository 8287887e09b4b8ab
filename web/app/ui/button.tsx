import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Spinner } from './spinner.tsx';

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

const KIND: Record<ButtonKind, string> = {
  primary: 'bg-primary text-on-primary hover:bg-primary-strong',
  secondary: 'border border-line bg-surface text-ink hover:bg-sunken',
  quiet: 'text-ink hover:bg-sunken',
  danger: 'border border-danger text-danger hover:bg-danger-soft',
};
const SIZE: Record<ButtonSize, string> = {
  small: 'min-h-9 px-3 text-xs',
  medium: 'min-h-11 px-4 text-sm',
  large: 'min-h-13 px-6 text-base',
};

/** The look of a button, for links that lead somewhere: `<Link className={buttonLook('primary')}>`. */
export function buttonLook(kind: ButtonKind = 'primary', size: ButtonSize = 'medium', wide = false): string {
  return [
    'optical relative inline-flex items-center justify-center gap-2 rounded-base text-center font-bold no-underline transition-colors select-none',
    'aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:bg-sunken aria-disabled:text-faint',
    KIND[kind],
    SIZE[size],
    wide ? 'w-full' : '',
  ].join(' ');
}

type Native = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled' | 'className'>;
export interface ButtonProps extends Native {
  children: ReactNode;
  kind?: ButtonKind;
  size?: ButtonSize;
  wide?: boolean;
  /** Work is under way: the button stays in place, says so, and takes no second press. */
  pending?: boolean;
  /** Why it cannot be pressed. A button is never dead without saying why; it stays focusable. */
  disabledReason?: string | undefined;
}

export function Button(props: ButtonProps) {
  const { kind, size, wide, pending = false, disabledReason, children, onClick, ...rest } = props;
  const blocked = pending || disabledReason !== undefined;
  return (
    <button
      type="button"
      {...rest}
      className={buttonLook(kind, size, wide)}
      aria-disabled={blocked || undefined}
      aria-busy={pending || undefined}
      title={disabledReason}
      onClick={(event) => {
        if (blocked) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {/* Out of sight and still the button's name. */}
      <span className={pending ? 'inline-flex items-center gap-2 opacity-0' : 'contents'}>{children}</span>
      {pending ? (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
        </span>
      ) : null}
    </button>
  );
}

/** The look of a button that is a drawing alone, for links that lead somewhere. */
export const ICON_LOOK =
  'inline-grid size-11 shrink-0 place-items-center rounded-pill text-ink transition-colors hover:bg-sunken';

/** A round button with a picture alone; its name is for everyone who cannot see the picture. */
export function IconButton(props: Native & { label: string; children: ReactNode }) {
  const { label, children, ...rest } = props;
  return (
    <button type="button" {...rest} aria-label={label} title={label} className={ICON_LOOK}>
      {children}
    </button>
  );
}
