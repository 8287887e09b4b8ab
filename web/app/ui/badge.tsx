import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

export type Tone = 'neutral' | 'primary' | 'gold' | 'danger' | 'warning' | 'info';

const TONE: Record<Tone, string> = {
  neutral: 'bg-sunken text-soft',
  primary: 'bg-primary-soft text-primary',
  gold: 'bg-gold-soft text-gold-text',
  danger: 'bg-danger-soft text-danger',
  warning: 'bg-warning-soft text-warning',
  info: 'bg-info-soft text-info',
};

/** One word about a thing: its state, what sets it apart. */
export function Badge(props: { tone?: Tone; icon?: IconName; children: ReactNode }) {
  return (
    <span
      className={`optical inline-flex items-center gap-1 rounded-pill px-2.5 py-0.5 text-xs font-medium whitespace-nowrap ${TONE[props.tone ?? 'neutral']}`}
    >
      {props.icon === undefined ? null : <Icon name={props.icon} className="size-3.5" />}
      {props.children}
    </span>
  );
}

/** A sentence that must be seen where it matters, with an action if there is one. */
export function Notice(props: { tone: Tone; icon?: IconName; children: ReactNode; action?: ReactNode }) {
  return (
    <div
      className={`flex items-center gap-3 rounded-base px-4 py-3 ${props.action === undefined ? '' : 'flex-wrap'} ${TONE[props.tone]}`}
    >
      <Icon name={props.icon ?? 'info'} />
      <div className="min-w-0 grow basis-48 text-ink">{props.children}</div>
      {props.action}
    </div>
  );
}
