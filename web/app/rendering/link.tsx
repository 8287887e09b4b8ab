import { type ComponentProps, type MouseEvent, useCallback } from 'react';
import { useNavigate } from 'react-router';
import { isLeft } from './whole-loads.ts';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** An address of the site: whole as `paths` writes it, or from its `?` or `#` on. */
  to: string;
  replace?: boolean;
  preventScrollReset?: boolean;
}

/**
 * A link inside the site. Its address stands as it is given, so a page of fifty links resolves none of them, and none is
 * rendered again because the page has moved on (the router's own link does both: a twelfth of home's rendering).
 */
export function Link({ to, replace, preventScrollReset, onClick, ...rest }: LinkProps) {
  const navigate = useNavigate();
  const follow = useCallback(
    (event: MouseEvent<HTMLAnchorElement>) => {
      onClick?.(event);
      const link = event.currentTarget;
      if (event.defaultPrevented || isLeft(link) || !isPlain(event, link)) return;
      event.preventDefault();
      void navigate(to, {
        // As browsers do: where one already is, is not a step of the history.
        replace: replace ?? link.href === window.location.href,
        ...(preventScrollReset === true && { preventScrollReset }),
      });
    },
    [navigate, onClick, preventScrollReset, replace, to],
  );
  return <a {...rest} href={to} onClick={follow} />;
}

type Press = Pick<MouseEvent, 'button' | 'metaKey' | 'altKey' | 'ctrlKey' | 'shiftKey'>;

/** Whether a press on a link means this window: not the middle button, no key held, no other window named. */
export function isPlain(press: Press, { target }: HTMLAnchorElement): boolean {
  const isHere = target === '' || target === '_self';
  return press.button === 0 && isHere && !(press.metaKey || press.altKey || press.ctrlKey || press.shiftKey);
}
