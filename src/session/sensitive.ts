import { useSyncExternalStore } from 'react';
import type { ProofMethod } from '@/api/session/sensitive';
import { sensitiveChallenge } from '@/api/session/sensitive';
import type { Failure } from '@/lib/contract/failure';
import { createStore } from '@/lib/store';

/** One question at a time: which proofs are possible, and how to answer it. */
export interface Challenge {
  methods: ProofMethod[];
  /** A ticket from the gateway, or null for Cancel. */
  answer: (ticket: string | null) => void;
}

const challenge = createStore<Challenge | null>(null);
let waiting: Promise<string | null> | null = null;

/** Opens the header's dialog for a 40114; calls that come meanwhile wait for the same answer. */
export function askProof(failure: Failure): Promise<string | null> {
  waiting ??= new Promise((resolve) => {
    const { methods } = sensitiveChallenge.parse(failure.data);
    const own: Challenge = {
      methods,
      answer: (ticket) => {
        // A proof that comes after Cancel is not for the question that may be open by now.
        if (challenge.get() !== own) return;
        waiting = null;
        challenge.set(null);
        resolve(ticket);
      },
    };
    challenge.set(own);
  });
  return waiting;
}

/** The open question for the dialog in the header, or null. */
export const useChallenge = (): Challenge | null => useSyncExternalStore(challenge.subscribe, challenge.get);
