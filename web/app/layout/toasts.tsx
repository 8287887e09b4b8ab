import { useEffect, useRef } from 'react';
import { resolveValue, type Toast, useToaster } from 'react-hot-toast/headless';
import { Icon } from '../ui/icon.tsx';
import { Spinner } from '../ui/spinner.tsx';

/** Pixels between the bars and the first notice. */
const GAP = 12;

/**
 * Notices. The library's own defaults are the brief's rules (4 and 9): blank, error and custom 4000 ms, success 2000 ms,
 * loading without end, 20 at once, removed 1000 ms after dismissal. It is taken without its own look, which writes styles
 * into the page that a content policy could only allow with everybody else's. The layer goes on top again with each new
 * one, so that an open dialog does not hide it.
 */
export function Toasts() {
  const layer = useRef<HTMLDivElement>(null);
  const { toasts, handlers } = useToaster();
  const newest = toasts[0]?.id;
  useEffect(() => {
    const element = layer.current;
    if (element === null) return;
    if (newest !== undefined) element.style.setProperty('--under-bars', `${underBars()}px`);
    if (typeof element.showPopover !== 'function') return;
    if (element.matches(':popover-open')) element.hidePopover();
    if (newest !== undefined) element.showPopover();
  }, [newest]);
  return (
    <div
      ref={layer}
      popover="manual"
      className="pointer-events-none fixed inset-auto m-0 size-0 overflow-visible border-0 bg-transparent p-0"
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: nothing to do here; reading on only stops the clock */}
      <div
        className="fixed inset-x-4 top-(--under-bars,4.5rem) z-50 flex flex-col items-center gap-2"
        onMouseEnter={handlers.startPause}
        onMouseLeave={handlers.endPause}
        onFocus={handlers.startPause}
        onBlur={handlers.endPause}
      >
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </div>
    </div>
  );
}

/** Pixels from the top of the window to just below the bars that stand there, which an announcement puts lower. */
function underBars(): number {
  const bars = [...document.querySelectorAll('[data-top-bar]')];
  return GAP + Math.max(0, ...bars.map((bar) => bar.getBoundingClientRect().bottom));
}

function ToastCard({ toast }: { toast: Toast }) {
  const message = resolveValue(toast.message, toast);
  const motion = toast.visible ? 'starting:-translate-y-6 starting:opacity-0' : '-translate-y-6 opacity-0';
  if (toast.type === 'custom') return <div className={`pointer-events-auto ${motion}`}>{message}</div>;
  return (
    <div
      className={`pointer-events-auto flex max-w-88 items-center gap-2 rounded-base border border-line bg-surface px-3 py-2 text-ink shadow-float transition duration-200 ease-out ${motion}`}
    >
      <ToastIcon toast={toast} />
      <div className="min-w-0 flex-1 whitespace-pre-line" {...toast.ariaProps}>
        {message}
      </div>
    </div>
  );
}

function ToastIcon({ toast: { icon, type } }: { toast: Toast }) {
  if (icon !== undefined) return icon;
  if (type === 'loading') return <Spinner />;
  if (type === 'success') return <Mark name="check" look="bg-primary text-on-primary" />;
  return type === 'error' ? <Mark name="close" look="bg-danger-soft text-danger" /> : null;
}

function Mark({ name, look }: { name: 'check' | 'close'; look: string }) {
  return (
    <span aria-hidden="true" className={`grid size-5 shrink-0 place-items-center rounded-pill ${look}`}>
      <Icon name={name} className="size-3.5" />
    </span>
  );
}
