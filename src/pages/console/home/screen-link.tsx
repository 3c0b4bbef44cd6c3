import type { ReactNode } from 'react';
import { Link } from '@/lib/navigation';
import { rowOf } from '@/routes';
import { useSession } from '@/session/session';

interface Props {
  to: string;
  className?: string;
  /** Nothing in its place where the account may not see it; otherwise plain text. */
  isOptional?: boolean;
  children: ReactNode;
}

/** A link to a screen that the account may see. */
export function ScreenLink({ to, className, isOptional = false, children }: Props) {
  const { menus } = useSession();
  const row = rowOf(to.replace(/[?#].*/, ''));
  const maySee = row !== undefined && (row.permission === null || menus.includes(row.permission));
  if (!maySee && isOptional) return null;
  return maySee ? (
    <Link to={to} className={className}>
      {children}
    </Link>
  ) : (
    <span className={className}>{children}</span>
  );
}
