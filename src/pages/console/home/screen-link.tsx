import type { ReactNode } from 'react';
import { Link } from '@/lib/navigation';
import { rowOf } from '@/routes';
import { useSession } from '@/session/session';

interface Props {
  to: string;
  className?: string;
  children: ReactNode;
}

/** A link to a screen that the account may see; plain text where it may not. */
export function ScreenLink({ to, className, children }: Props) {
  const { menus } = useSession();
  const row = rowOf(to.replace(/[?#].*/, ''));
  const maySee = row !== undefined && (row.permission === null || menus.includes(row.permission));
  return maySee ? (
    <Link to={to} className={className}>
      {children}
    </Link>
  ) : (
    <span className={className}>{children}</span>
  );
}
