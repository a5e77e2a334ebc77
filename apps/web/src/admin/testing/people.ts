import type { Me } from "@saywhere/validators/accounts/account";

export const editor: Me = {
  id: 7,
  name: "Test Editor",
  email: "editor@saywhere.test",
  role: "editor",
  language_ids: null,
  can_review: true,
};

export const administrator: Me = {
  id: 1,
  name: "Test Administrator",
  email: "administrator@saywhere.test",
  role: "administrator",
  language_ids: null,
  can_review: true,
};
