import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from '../../../i18n/translations.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';

interface StepCardProps {
  number: 1 | 2 | 3;
  title: string;
  is: 'done' | 'open' | 'ahead';
  /** Summary of the choices made in the step, shown once it is done. */
  summary?: ReactNode;
  onEdit?: () => void;
  children: ReactNode;
}

const MARK = {
  done: 'bg-primary-soft text-primary',
  open: 'bg-primary text-on-primary',
  ahead: 'bg-sunken text-soft',
};

/** Focuses a heading, and brings it up when it is not in the upper half of the screen already. */
function comeTo(heading: HTMLElement | null): void {
  if (heading === null) return;
  heading.focus({ preventScroll: true });
  const { top } = heading.getBoundingClientRect();
  if (top < 0 || top > innerHeight / 2) heading.scrollIntoView({ block: 'start' });
}

/** One step: open, done with its summary, or still ahead. Focus comes to its heading when it opens. */
export function StepCard(props: StepCardProps) {
  const t = useTranslations('booking.page');
  const heading = useRef<HTMLHeadingElement>(null);
  // The first step is where the page begins anyway; a later one that stands open (after sign-in) is come to as well.
  const before = useRef(props.number === 1 ? props.is : undefined);
  useEffect(() => {
    if (props.is === 'open' && before.current !== 'open') comeTo(heading.current);
    before.current = props.is;
  }, [props.is]);
  return (
    <li
      aria-current={props.is === 'open' ? 'step' : undefined}
      className={`rounded-sheet border bg-surface transition-colors ${props.is === 'open' ? 'border-line shadow-card' : 'border-line'}`}
    >
      <div className="flex items-center gap-3 px-5 py-4">
        <span
          aria-hidden="true"
          className={`tabular grid size-8 shrink-0 place-items-center rounded-pill text-sm font-bold ${MARK[props.is]}`}
        >
          {props.is === 'done' ? (
            <Icon name="check" className="size-4" />
          ) : (
            <span className="optical">{props.number}</span>
          )}
        </span>
        <h2
          ref={heading}
          tabIndex={-1}
          className={`grow scroll-mt-24 text-lg font-bold outline-none ${props.is === 'ahead' ? 'text-soft' : ''}`}
        >
          <span className="sr-only">{t('stepOf', { number: props.number })}: </span>
          {props.title}
        </h2>
        {props.is === 'done' && props.onEdit !== undefined ? (
          <Button
            kind="quiet"
            size="small"
            onClick={props.onEdit}
            aria-label={t('editStep', { step: props.title })}
          >
            {t('edit')}
          </Button>
        ) : null}
      </div>
      {props.is === 'done' && props.summary !== undefined ? (
        <div className="px-5 pb-5 ps-16 text-sm text-soft">{props.summary}</div>
      ) : null}
      {props.is === 'open' ? <div className="grid gap-5 px-5 pb-6">{props.children}</div> : null}
    </li>
  );
}
