import type { ReactNode } from 'react';
import { lookingGlassApi } from '@/api/system-settings/looking-glass';
import { Link, useParams } from '@/lib/navigation';
import { to } from '@/routes/href';
import { useOffers } from '@/ui/data/use-offers';

const GLASS = '/system_settings/node_access_management/business_node_management/:id/looking_glass';

/** What the looking glass is opened at. */
export type GlassPlace = Readonly<{ neighbor: string }> | Readonly<{ tab: 'search'; q: string }>;

/** Whether the gateway lets the router of a node be asked. */
export const useHasGlass = (): boolean => useOffers()(lookingGlassApi.getRouteCounts);

/** The address of the looking glass of a node. */
export const glassHref = (id: string, place?: GlassPlace): string => to(GLASS, { id }, place);

interface Props {
  place: GlassPlace;
  children: ReactNode;
}

/** Leads from what is said of a neighbor or an address to what the router of the node says of it; plain where that cannot be asked. */
export function GlassLink({ place, children }: Props) {
  const { id } = useParams();
  const isOffered = useHasGlass();
  return id !== undefined && isOffered ? <Link to={glassHref(id, place)}>{children}</Link> : children;
}
