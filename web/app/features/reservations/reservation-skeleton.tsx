import { Skeleton } from '../../ui/skeleton.tsx';

/** A reservation or its payment on its way: its number, its card, and the money beside it. */
export function ReservationSkeleton() {
  return (
    <div className="page grid gap-6 py-6 md:py-10" aria-hidden="true">
      <div className="grid gap-3">
        <Skeleton className="h-5 w-28" />
        <Skeleton className="h-9 w-64 max-w-full" />
      </div>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24rem] xl:gap-8">
        <div className="grid gap-5 rounded-sheet border border-line bg-surface p-5 md:p-6">
          <div className="flex items-center gap-4">
            <Skeleton className="aspect-[4/3] w-24 shrink-0" />
            <div className="grid grow gap-2">
              <Skeleton className="h-5 w-2/3" />
              <Skeleton className="h-4 w-1/3" />
            </div>
          </div>
          <div className="grid grid-cols-2 gap-4">
            <Skeleton className="h-16" />
            <Skeleton className="h-16" />
          </div>
          <Skeleton className="h-24" />
        </div>
        <div className="grid gap-3 rounded-sheet border border-line bg-surface p-5 md:p-6">
          <Skeleton className="h-6 w-32" />
          <Skeleton className="h-5" />
          <Skeleton className="h-5" />
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-20" />
        </div>
      </div>
    </div>
  );
}

/** Cards of the list on their way: photo, title, dates, money. */
export function ReservationCardsSkeleton() {
  return (
    <div className="grid gap-4" aria-hidden="true">
      {[0, 1, 2].map((place) => (
        <div
          key={place}
          className="grid gap-4 rounded-sheet border border-line bg-surface p-4 xs:grid-cols-[9rem_minmax(0,1fr)] sm:grid-cols-[11rem_minmax(0,1fr)]"
        >
          <Skeleton className="aspect-[4/3] max-xs:aspect-[2/1]" />
          <div className="grid content-start gap-2.5">
            <Skeleton className="h-6 w-36" />
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-5 w-3/4" />
          </div>
        </div>
      ))}
    </div>
  );
}
