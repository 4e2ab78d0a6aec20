/** A state of this tab that outlives the page that shows it, so that a sign-in in between loses nothing. */
import { useSyncExternalStore } from "react";

export interface Store<State> {
  readonly current: () => State;
  readonly update: (change: Partial<State>) => void;
  /** The state as a component reads it; in the HTML it is that at the beginning. */
  readonly useState: () => State;
}

export function createStore<State extends object>(initial: State): Store<State> {
  let state = initial;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const current = () => state;
  return {
    current,
    update(change) {
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
    useState: () => useSyncExternalStore(subscribe, current, () => initial),
  };
}
