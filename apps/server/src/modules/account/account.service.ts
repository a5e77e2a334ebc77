import type {
  AcceptLinkInput,
  ChangePasswordInput,
  LinkInfo,
  Me,
  SessionInfo,
  SignInInput,
} from "@saywhere/validators/account";
import type { Actor, Caller } from "../../trpc/context.ts";

export interface AccountService {
  /** @throws AppError UNAUTHORIZED with one message for whatever is wrong, TOO_MANY_REQUESTS */
  signIn(input: SignInInput, caller: Caller): Promise<Me>;
  signOut(caller: Caller): Promise<void>;
  /** Ends all sessions and starts a new one. @throws AppError BAD_REQUEST when the current password is wrong */
  changePassword(input: ChangePasswordInput, actor: Actor, caller: Caller): Promise<void>;
  sessions(actor: Actor): Promise<SessionInfo[]>;
  endSession(id: number, actor: Actor, caller: Caller): Promise<void>;
  signOutEverywhere(actor: Actor, caller: Caller): Promise<void>;
  /** @throws AppError NOT_FOUND when the link was used, ran out or never was */
  linkInfo(token: string, caller: Caller): Promise<LinkInfo>;
  /** Sets the password, signs in, and makes the link useless. */
  acceptLink(input: AcceptLinkInput, caller: Caller): Promise<Me>;
}
