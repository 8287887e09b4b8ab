import { useEffect, useRef } from 'react';
import { Toaster, useToasterStore } from 'react-hot-toast';

const LOOK = {
  background: 'var(--surface)',
  color: 'var(--ink)',
  border: '1px solid var(--line)',
  borderRadius: '12px',
  boxShadow: 'var(--shadow-2)',
};

/**
 * Notices. The library's own defaults are the brief's rules (4 and 9): blank, error and custom 4000 ms, success 2000 ms,
 * loading without end, 20 at once, removed 1000 ms after dismissal. The layer goes on top again with each new one, so that
 * an open dialog does not hide it.
 */
export function Toasts() {
  const layer = useRef<HTMLDivElement>(null);
  const newest = useToasterStore().toasts[0]?.id;
  useEffect(() => {
    const element = layer.current;
    if (element === null || typeof element.showPopover !== 'function') return;
    if (element.matches(':popover-open')) element.hidePopover();
    if (newest !== undefined) element.showPopover();
  }, [newest]);
  return (
    <div
      ref={layer}
      popover="manual"
      className="pointer-events-none fixed inset-auto m-0 size-0 overflow-visible border-0 bg-transparent p-0"
    >
      <Toaster
        position="top-center"
        containerStyle={{ insetBlockStart: 72 }}
        toastOptions={{ style: LOOK }}
      />
    </div>
  );
}
