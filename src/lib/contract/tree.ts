import * as z from 'zod';
import { endpoint } from './endpoint';

/** A node as trees and pickers show it; a tree is read branch by branch, whatever its size. */
const treeNode = z.object({
  id: z.string(),
  /** Null at the top. */
  parentId: z.string().nullable(),
  name: z.string(),
  /** Told after the name, such as a code. */
  hint: z.string().optional(),
  childCount: z.int().min(0),
  /** What the node holds with everything below it, where its tree counts something. */
  count: z.int().min(0).optional(),
});
export type TreeNode = z.output<typeof treeNode>;

const nodes = z.array(treeNode);
/** The most children of one branch that one call gives; a longer branch comes in steps. */
export const BRANCH_STEP = 200;
/** The most hits of a search; the rest is only counted. */
export const MATCH_LIMIT = 100;

/** The reading endpoints of a tree resource (`/api/acm/organization`). */
export function tree<const Path extends string>(resource: `/${Path}`) {
  return {
    /** Children of several branches, so that a whole open tree is refreshed by one call. An unknown branch is empty. */
    getChildren: endpoint(`${resource}/getChildren`, {
      req: z.object({
        of: z
          .array(z.object({ parentId: z.string().nullable(), limit: z.int().min(1).max(100_000) }))
          .min(1)
          .max(1000),
      }),
      res: z.object({
        list: z.array(z.object({ parentId: z.string().nullable(), children: nodes, total: z.int().min(0) })),
      }),
    }),
    /** What matches a keyword, together with everything above it. */
    getMatches: endpoint(`${resource}/getMatches`, {
      capability: 'treeSearch',
      req: z.object({ keyword: z.string().min(1).max(256) }),
      res: z.object({ list: nodes, matched: z.array(z.string()), total: z.int().min(0) }),
    }),
    /** The nodes named, and everything above them; unknown ones are left out. */
    getPaths: endpoint(`${resource}/getPaths`, {
      capability: 'treeSearch',
      req: z.object({ ids: z.array(z.string().min(1)).min(1).max(1000) }),
      res: z.object({ list: nodes }),
    }),
  };
}
