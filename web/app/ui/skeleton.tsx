/** A grey shape where content will stand; size it by class so that nothing jumps. */
export function Skeleton(props: { className: string }) {
  return (
    <span
      className={`block animate-pulse rounded-base bg-sunken dark:bg-raised ${props.className}`}
      aria-hidden="true"
    />
  );
}

/** A page that is on its way: heading and three cards. */
export function PageSkeleton() {
  return (
    <div className="page grid gap-4 py-8" aria-hidden="true">
      <Skeleton className="h-8 w-48" />
      <Skeleton className="h-28" />
      <Skeleton className="h-28" />
      <Skeleton className="h-28" />
    </div>
  );
}
