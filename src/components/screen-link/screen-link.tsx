import type { ReactNode } from 'react';
import { Link } from '@/lib/navigation';
import { useSessionState } from '@/session/session';
import { mayOpen } from './may-open';

interface Props {
  to: string;
  className?: string;
  /** Nothing in its place where the account may not see it; otherwise plain text. */
  isOptional?: boolean;
  children: ReactNode;
}

/** Tells of an address whether there is a screen behind it that the account may see. */
export function useMaySee(): (href: string) => boolean {
  const state = useSessionState();
  return (href) => state.status === 'ready' && mayOpen(href, state.session.menus);
}

/** A link to a screen that the account may see. */
export function ScreenLink({ to, className, isOptional = false, children }: Props) {
  const maySee = useMaySee()(to);
  if (!maySee && isOptional) return null;
  return maySee ? (
    <Link to={to} className={className}>
      {children}
    </Link>
  ) : (
    <span className={className}>{children}</span>
  );
}
