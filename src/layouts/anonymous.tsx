import { Outlet, useLocation } from '@/lib/navigation';
import { PlainShell } from './shell/plain-shell';
import { useDocumentTitle } from './shell/use-document-title';
import { useOutlineGone } from './start/outline';

const WIDE = /^\/anonymous\/(help_doc|.*report)/i;

/** The shell of the anonymous screens: no token, no menu, no way into the console but a fresh load. */
export default function AnonymousLayout() {
  const { pathname } = useLocation();
  useDocumentTitle(pathname);
  useOutlineGone();
  return (
    <PlainShell isWide={WIDE.test(pathname)}>
      <Outlet />
    </PlainShell>
  );
}
