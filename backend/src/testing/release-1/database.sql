-- A shop of release 1 in the midst of its work: see README.md beside this file.
SET check_function_bodies = off;
CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;
CREATE SCHEMA stripe_sandbox;
CREATE OR REPLACE FUNCTION public.announce_products()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      BEGIN
        NOTIFY products_changed;
        RETURN NULL;
      END $function$;
CREATE OR REPLACE FUNCTION public.count_rows()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    BEGIN
      INSERT INTO row_counts AS kept (name, slot, count)
        SELECT TG_TABLE_NAME, pg_backend_pid() % 16, count(*) * TG_ARGV[0]::integer FROM changed HAVING count(*) > 0
        ON CONFLICT (name, slot) DO UPDATE SET count = kept.count + excluded.count;
      RETURN NULL;
    END $function$;
CREATE OR REPLACE FUNCTION public.forget_row_count()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    BEGIN
      DELETE FROM row_counts WHERE name = TG_TABLE_NAME;
      RETURN NULL;
    END $function$;
CREATE OR REPLACE FUNCTION public.order_search_text(id text, email text, name text, payment text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
      SELECT lower(email || ' ' || coalesce(name, '') || ' ' || left(replace(id, '-', ''), 4) || '-'
        || substr(replace(id, '-', ''), 5, 4) || ' ' || id || ' ' || coalesce(payment, '')) $function$;
CREATE OR REPLACE FUNCTION public.refuse_to_rewrite_history()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    BEGIN RAISE EXCEPTION 'The audit log is append-only.' USING ERRCODE = 'restrict_violation'; END $function$;

CREATE TABLE public.access_tries (
  purpose text NOT NULL,
  subject_hash text NOT NULL,
  tried_count integer NOT NULL,
  last_tried_at timestamp with time zone NOT NULL
);
INSERT INTO public.access_tries (purpose, subject_hash, tried_count, last_tried_at) VALUES
  ('companion-code/source', '1cc660720d55deb48a3ee602433c45aa9fd948d40b797f89831509f31a1dd1e0', 0, '2026-11-22 21:35:06.59565+00'),
  ('connection-test', '00d8d3f11739d2f3537099982b4674c29fc59a8fda350fca1379613adbb09119', 1, '2026-11-22 21:35:14.073798+00'),
  ('connection-test', '05fb617ad543807c0c3fe7ae9d1f33aa8928236e85adb7c0e3b186f5084e2e19', 1, '2026-11-22 21:35:14.204145+00'),
  ('connection-test', '3549b0028b75d981cdda2e573e9cb49dedc200185876df299f912b79f69dabd8', 1, '2026-11-22 21:35:14.647552+00'),
  ('connection-test', '3d7db37d08f9140fd09f12b9621cd0954b6d56a9d2f357fb2c7f5d62636d2fd1', 1, '2026-11-22 21:35:14.141126+00'),
  ('connection-test', '5d9a17cb70b9733aadc073a44c21889d33325874c51f9c0c461de3e61a2425eb', 1, '2026-11-22 21:35:14.654863+00'),
  ('connection-test', 'df384ae97c77ad3001626aab01f2eb2aad176448109165df1d64c57b7091cd1c', 1, '2026-11-22 21:35:14.054172+00'),
  ('proof/source', '12ca17b49af2289436f303e0166030a21e525d266e209267433801a8fd4071a0', 0, '2026-11-22 21:35:20.062787+00'),
  ('second-step/source', '12ca17b49af2289436f303e0166030a21e525d266e209267433801a8fd4071a0', 0, '2026-11-22 21:34:38.583061+00'),
  ('sign-in/account', 'c8cd3c6427301eaf6665bccacd65ddb614527acc843a15463e3faba57124c351', 1, '2026-11-22 21:35:20.747955+00'),
  ('sign-in/source', '12ca17b49af2289436f303e0166030a21e525d266e209267433801a8fd4071a0', 1, '2026-11-22 21:35:20.747955+00');

CREATE TABLE public.assessment_details (
  assessment_id text NOT NULL,
  questionnaire text NOT NULL,
  rules_version text NOT NULL,
  name text,
  timeline_needed text,
  current_representation text,
  preferred_format text,
  time_commitment text,
  additional_needs text,
  kept_until timestamp with time zone NOT NULL
);
INSERT INTO public.assessment_details (assessment_id, questionnaire, rules_version, name, timeline_needed, current_representation, preferred_format, time_commitment, additional_needs, kept_until) VALUES
  ('0b78a226-fec3-437e-89a9-6388e10b5ab0', 'companion', '1', NULL, NULL, NULL, NULL, NULL, NULL, '2027-11-22 21:35:04.302132+00'),
  ('b3500cf3-2c1e-40c5-83f1-1ec906957c54', 'companion', '1', NULL, NULL, NULL, NULL, NULL, NULL, '2027-11-22 21:35:19.961592+00'),
  ('e1bd867d-3b7f-42bc-a53f-23d33ce734d3', 'embedded', '1', 'Ruth Weaver', 'this-month', 'none', 'templates', 'moderate', 'Large print, please.
Thank you.', '2027-11-22 21:35:04.511623+00');

CREATE TABLE public.assessment_requests (
  key_hash text NOT NULL,
  fingerprint text NOT NULL,
  assessment_id text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL
);
INSERT INTO public.assessment_requests (key_hash, fingerprint, assessment_id, created_at) VALUES
  ('0a9deb3806177bc08bf8f652ffe923c7802bfe6efdb30ac90f7dbe9862908007', '94df1f80eccb8d54d6e53f90d0e7a9ae40286c98db7d205f92c1d94f2b5f1bca', 'e1bd867d-3b7f-42bc-a53f-23d33ce734d3', '2026-11-22 21:35:04.569+00'),
  ('ee7a3713e54813c969d11ba8b8b4bdb998fee503bc7ac500b881b23daa93165f', 'cbb7bad8deaa3d029964e147cf61d3f1f360acc15a993a6f14a4616f2af90c5e', '0b78a226-fec3-437e-89a9-6388e10b5ab0', '2026-11-22 21:35:04.366+00'),
  ('ff05b741e8ea7c045251e2b58aa615ed21935f35b35c8bdfa05490400f6b488a', '2c2886f53a502013f06958dac791580a1574d40bdb9a800981e59a29209f6ff6', 'b3500cf3-2c1e-40c5-83f1-1ec906957c54', '2026-11-22 21:35:19.973+00');

CREATE TABLE public.audio_previews (
  id text DEFAULT (gen_random_uuid())::text NOT NULL,
  book_title text NOT NULL,
  voice_type text NOT NULL,
  audio_url text NOT NULL,
  text_excerpt text NOT NULL,
  generated_at timestamp with time zone DEFAULT now(),
  download_count text DEFAULT '0'::text
);
INSERT INTO public.audio_previews (id, book_title, voice_type, audio_url, text_excerpt, generated_at, download_count) VALUES
  ('f9689c03-567e-4ae5-a135-638f48982128', 'Finding Peace', 'warm', '/api/audio-preview/files/f9689c03-567e-4ae5-a135-638f48982128/c69cd5c8933d3329/Finding_Peace_warm_preview.mp3', 'Chapter one. It was quiet.', '2026-11-22 21:35:11.751+00', '1');

CREATE TABLE public.audit_log (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  user_id text,
  who text NOT NULL,
  action text NOT NULL,
  subject_kind text NOT NULL,
  subject_id text NOT NULL,
  before jsonb,
  after jsonb,
  reason text
);
INSERT INTO public.audit_log (id, at, user_id, who, action, subject_kind, subject_id, before, after, reason) VALUES
  ('001fddcf-5db9-474c-9103-33ba5c697698', '2026-11-22 21:35:04.197334+00', '4263146e-8331-497f-af6d-cc352aa14ba4', 'Eleanor Marsh <owner@example.com>', 'speaking-request.changed', 'message', '8729d2f8-e7af-406e-b49f-efcd2bfd11ca', NULL, '{"changed": ["day", "place", "note"]}', NULL),
  ('095d5202-e477-4839-8890-c0b6dfe4ef9e', '2026-11-22 21:35:14.657614+00', '4263146e-8331-497f-af6d-cc352aa14ba4', 'Eleanor Marsh <owner@example.com>', 'connection.tested', 'connection', 'jobs', NULL, '{"isWell": true}', NULL),
  ('0b2dfc98-2930-4640-9971-5a38b680cd71', '2026-11-22 21:35:04.275544+00', '4263146e-8331-497f-af6d-cc352aa14ba4', 'Eleanor Marsh <owner@example.com>', 'mail.let-through', 'mail-list', 'letters', NULL, NULL, NULL),
  ('120c234a-9b96-4c0b-a87d-a1b8cac87a58', '2026-11-22 21:34:39.75457+00', '4263146e-8331-497f-af6d-cc352aa14ba4', 'Eleanor Marsh <owner@example.com>', 'product.put-away', 'product', 'a42325d3-6ebb-4ea7-9e09-e6991fb06689', '{"isOnSale": false, "isPutAway": false}', '{"isOnSale": false, "isPutAway": true}', NULL),
  ('149f0ee6-d12c-4662-947f-c3f295ca90e4', '2026-11-22 21:34:49.883952+00', '4263146e-8331-497f-af6d-cc352aa14ba4', 'Eleanor Marsh <owner@example.com>', 'order.resent', 'order', 'f0d1ac8b-6c68-4036-99f0-1844e0d1444b', NULL, NULL, NULL),
  ('154fb230-e0e7-47c8-ba08-f6f376c5ed85', '2026-11-22 21:34:38.444005+00', 'b0eb53ba-c385-418e-a31b-cd84e3ed6219', 'Naomi Helper <helper@example.com>', 'staff.second-factor-turned-on', 'staff', 'b0eb53ba-c385-418e-a31b-cd84e3ed6219', NULL, NULL, NULL),
  ('1695e246-6201-47eb-9819-16f6b6da23bf', '2026-11-22 21:35:27.244395+00', '4263146e-8331-497f-af6d-cc352aa14ba4', 'Eleanor Marsh <owner@example.com>', 'product.edition-published', 'product', '12900259-f99b-4b53-956b-1f5a4e23a047', '{"files": [{"sha256": "848f9b8c62f0315247f36bcea7c91a25060d4b9eb4b59178bb7e85efe6f1209d", "fileName": "Quiet.epub"}], "edition": 2}', '{"files": [{"sha256": "de030168c61da3c989e81685e678dcec03856f3d58943a5de8aa7c19ec375091", "fileName": "Quiet.epub"}], "edition": 3, "pastBuyers": "told"}', 'Chapter eight too.'),
  ('1a5f158e-3045-48c9-9290-19cf2a2d060c', '2026-11-22 21:34:38.609396+00', 'b0eb53ba-c385-418e-a31b-cd84e3ed6219', 'Naomi Helper <helper@example.com>', 'staff.recovery-codes-made', 'staff', 'b0eb53ba-c385-418e-a31b-cd84e3ed6219', NULL, NULL, NULL),
  ('22abc2ce-26d2-4f4f-bb4c-d89dc3e71fd3', '2026-11-22 21:35:31.928185+00', '4263146e-8331-497f-af6d-cc352aa14ba4', 'Eleanor Marsh <owner@example.com>', 'staff.rules-changed', 'staff', 'an-earlier-one', NULL, NULL, NULL),
  ('23699b92-f0a8-4b47-a869-714a7439b370', '2026-11-22 21:35:03.234214+00', '4263146e-8331-497f-af6d-cc352aa14ba4', 'Eleanor Marsh <owner@example.com>', 'message.cleared', 'message', '02a032fd-ed9a-46ad-b015-c3c7b4bacf46', '{"state": "suspected"}', '{"state": "cleared"}', NULL),
  ('23e0cd5b-de72-4792-8e3a-146a7e7a19e2', '2026-11-22 21:34:49.328425+00', '4263146e-8331-497f-af6d-cc352aa14ba4', 'Eleanor Marsh <owner@example.com>', 'order.noted', 'order', 'f0d1ac8b-6c68-4036-99f0-1844e0d1444b', NULL, '{"noteId": "4bbc1f0e-67e2-4736-96d2-033ce5c10c64"}', NULL),
  ('298dab5d-2671-416d-8938-ee109252ce36', '2026-11-22 21:34:50.07705+00', '4263146e-8331-497f-af6d-cc352aa14ba4', 'Eleanor Marsh <owner@example.com>', 'order.link-made', 'order', 'f0d1ac8b-6c68-4036-99f0-1844e0d1444b', NULL, NULL, NULL),
  ('2bdd86b2-fb1a-4d01-b3c1-22df118f4f8a', '2026-11-22 21:35:07.377745+00', '4263146e-8331-497f-af6d-cc352aa14ba4', 'Eleanor Marsh <owner@example.com>', 'settings.changed', 'setting', 'embed-hosts', '{"checkout": {"hosts": [], "audience": "given"}}', '{"checkout": {"hosts": ["https://friend.example"], "audience": "listed"}}', NULL),
  ('2ca379e9-50f4-4cd6-9bc8-b4a80ad9f37b', '2026-11-22 21:34:59.278134+00', '4263146e-8331-497f-af6d-cc352aa14ba4', 'Eleanor Marsh <owner@example.com>', 'subscription.ended', 'subscription', '7bd069f8-7427-43c6-abfc-6ca646eb5473', '{"status": "confirmed"}', '{"status": "ended"}', NULL),
  ('2eda9efe-728d-4696-a76b-98440bfed296', '2026-11-22 21:34:37.034471+00', 'f223d53c-f05a-4e3e-9019-6f1565b19443', 'Gone Helper <gone@example.com>', 'staff.joined', 'staff', 'f223d53c-f05a-4e3e-9019-6f1565b19443', NULL, '{"name": "Gone Helper", "role": "helper"}', NULL),
  ('3b0eb7f6-675d-4eff-8323-6f1863e183b3', '2026-11-22 21:35:20.054723+00', '4263146e-8331-497f-af6d-cc352aa14ba4', 'Eleanor Marsh <owner@example.com>', 'staff.invited', 'staff-invitation', 'afcc388e-5eb2-44a2-9347-fd12d89d46ea', NULL, '{"email": "invited@example.com"}', NULL),
  ('3dc393dd-dd35-426e-8dad-3e7bb8b754ed', '2026-11-22 21:35:03.489749+00', '4263146e-8331-497f-af6d-cc352aa14ba4', 'Eleanor Marsh <owner@example.com>', 'message.moved', 'message', 'c1055b44-4445-4ba4-a86f-afd213b60413', '{"state": "new"}', '{"state": "done"}', NULL),
  ('408ee5d7-6ff5-4e12-be0d-a2081ca0a39a', '2026-11-22 21:35:31.928616+00', '4263146e-8331-497f-af6d-cc352aa14ba4', 'Eleanor Marsh <owner@example.com>', 'order.retried', 'order', 'an-earlier-one', NULL, NULL, NULL),
  ('40f7a150-e512-4656-9b9d-923e07ba6723', '2026-11-22 21:35:31.942529+00', '4263146e-8331-497f-af6d-cc352aa14ba4', 'Eleanor Marsh <owner@example.com>', 'mail.resent', 'mail', 'an-earlier-one', NULL, NULL, NULL),
  ('441be1b6-d09e-41f4-b4c2-a892984da9ba', '2026-11-22 21:35:13.989851+00', '4263146e-8331-497f-af6d-cc352aa14ba4', 'Eleanor Marsh <owner@example.com>', 'person.erased', 'person', '52106b05909226bb7229837741004321865b72d4@erased.invalid', NULL, '{"kept": 1, "erased": 4}', NULL),
  ('52bacb77-b95b-486b-8467-95eef51fb1dc', '2026-11-22 21:35:18.184746+00', '4263146e-8331-497f-af6d-cc352aa14ba4', 'Eleanor Marsh <owner@example.com>', 'order.refunded', 'order', '4b719a53-f103-4baa-9f84-519abed93106', '{"givenBackCents": 0}', '{"givenBackCents": 1299}', 'Bought twice'),
  ('54a2fe0a-898d-493d-9b6f-0796408798aa', '2026-11-22 21:35:31.928794+00', '4263146e-8331-497f-af6d-cc352aa14ba4', 'Eleanor Marsh <owner@example.com>', 'product.put-on-sale', 'product', 'an-earlier-one', NULL, NULL, NULL),
  ('5dc432ba-aa60-4ae8-ae11-594b8a5e29a5', '2026-11-22 21:35:13.908687+00', '4263146e-8331-497f-af6d-cc352aa14ba4', 'Eleanor Marsh <owner@example.com>', 'person.exported', 'person', '0ab16dcc6d98d6966c879e83e75e7ff2488c5924@erased.invalid', NULL, NULL, NULL),
  ('5dd4ee9c-0108-4012-b752-b2a9c5cc824f', '2026-11-22 21:34:37.261712+00', '4263146e-8331-497f-af6d-cc352aa14ba4', 'Eleanor Marsh <owner@example.com>', 'staff.removed', 'staff', 'f223d53c-f05a-4e3e-9019-6f1565b19443', '{"name": "Gone Helper", "role": "helper"}', NULL, NULL),
  ('60ee7924-bb6f-4e02-a202-0e04d5a7e36e', '2026-11-22 21:35:31.927957+00', '4263146e-8331-497f-af6d-cc352aa14ba4', 'Eleanor Marsh <owner@example.com>', 'staff.locked-out', 'staff', 'an-earlier-one', NULL, NULL, NULL),
  ('63deb088-65e9-4aa7-8443-302aefd2b6af', '2026-11-22 21:35:03.587737+00', '4263146e-8331-497f-af6d-cc352aa14ba4', 'Eleanor Marsh <owner@example.com>', 'message.filed', 'message', 'face0d7c-7d00-46bd-a570-22757012cdfd', '{"topic": "other"}', '{"topic": "books"}', NULL),
  ('6e268ceb-706c-4b04-9eb4-73914b226145', '2026-11-22 21:34:37.466461+00', '4263146e-8331-497f-af6d-cc352aa14ba4', 'Eleanor Marsh <owner@example.com>', 'staff.invitation-revoked', 'staff-invitation', '3d0bbb72-5605-415c-ac97-57de76dcc13c', '{"email": "revoked@example.com"}', NULL, NULL),
  ('72fb3def-81f5-451b-9845-8b3ae5d28a16', '2026-11-22 21:34:37.219469+00', '4263146e-8331-497f-af6d-cc352aa14ba4', 'Eleanor Marsh <owner@example.com>', 'staff.role-changed', 'staff', 'f223d53c-f05a-4e3e-9019-6f1565b19443', '{"role": "owner"}', '{"role": "helper"}', NULL),
  ('7b8bbbff-bf87-460a-8a62-b2995b9b2ea1', '2026-11-22 21:35:31.929161+00', '4263146e-8331-497f-af6d-cc352aa14ba4', 'Eleanor Marsh <owner@example.com>', 'product.brought-back', 'product', 'an-earlier-one', NULL, NULL, NULL),
  ('7ee1435e-2fc4-4bc0-8dc8-0274a019db0b', '2026-11-22 21:35:31.942072+00', '4263146e-8331-497f-af6d-cc352aa14ba4', 'Eleanor Marsh <owner@example.com>', 'job.given-up', 'job', 'an-earlier-one', NULL, NULL, NULL),
  ('8161b78f-0b78-4a4b-86c3-bbe1750cccc3', '2026-11-22 21:34:38.132101+00', 'b0eb53ba-c385-418e-a31b-cd84e3ed6219', 'Naomi Helper <helper@example.com>', 'staff.passkey-added', 'staff', 'b0eb53ba-c385-418e-a31b-cd84e3ed6219', NULL, '{"name": "Old telephone", "passkey": "5310ffa6-89f8-4406-b3fb-5c0c25a655b7"}', NULL),
  ('8189fb0e-a8f3-4031-bcbf-89526a226ca9', '2026-11-22 21:35:15.5458+00', '4263146e-8331-497f-af6d-cc352aa14ba4', 'Eleanor Marsh <owner@example.com>', 'product.released', 'product', 'greedy-lying-ebook', '{"isOnSale": false}', '{"isOnSale": true}', NULL),
  ('8945f35d-a334-4523-86ae-5daadfc4c35d', '2026-11-22 21:35:31.942339+00', '4263146e-8331-497f-af6d-cc352aa14ba4', 'Eleanor Marsh <owner@example.com>', 'job.retried', 'job', 'an-earlier-one', NULL, NULL, NULL),
  ('8bfd4d00-b3f3-4f05-8fba-59f0d6e9a7be', '2026-11-22 21:35:31.927412+00', '4263146e-8331-497f-af6d-cc352aa14ba4', 'Eleanor Marsh <owner@example.com>', 'staff.second-factor-turned-off', 'staff', 'an-earlier-one', NULL, NULL, NULL),
  ('8f2dca1a-4d96-4a57-9a63-d6e3e02ba64c', '2026-11-22 21:35:31.92987+00', '4263146e-8331-497f-af6d-cc352aa14ba4', 'Eleanor Marsh <owner@example.com>', 'broadcast.resumed', 'broadcast', 'an-earlier-one', NULL, NULL, NULL),
  ('919da287-31eb-4ead-8820-d318e9e57ad0', '2026-11-22 21:35:19.92889+00', '4263146e-8331-497f-af6d-cc352aa14ba4', 'Eleanor Marsh <owner@example.com>', 'message.answered', 'message', '66e9898a-79a9-4ae4-9f97-fe6eb0b20736', '{"state": "read"}', '{"state": "answered", "replyId": "86bd606c-7cc5-441d-a95e-8ef0345b211b"}', NULL),
  ('95cb44df-52d0-4ecf-b6b8-40247652b63c', '2026-11-22 21:35:31.929682+00', '4263146e-8331-497f-af6d-cc352aa14ba4', 'Eleanor Marsh <owner@example.com>', 'broadcast.paused', 'broadcast', 'an-earlier-one', NULL, NULL, NULL),
  ('96bf1fc4-3a92-41ba-948a-c019b47c0e0e', '2026-11-22 21:35:03.633795+00', '4263146e-8331-497f-af6d-cc352aa14ba4', 'Eleanor Marsh <owner@example.com>', 'message.noted', 'message', 'face0d7c-7d00-46bd-a570-22757012cdfd', NULL, NULL, NULL),
  ('9a89e9f6-ab6a-4b82-a9a3-fed9161bc9d6', '2026-11-22 21:35:14.002391+00', '4263146e-8331-497f-af6d-cc352aa14ba4', 'Eleanor Marsh <owner@example.com>', 'orders.exported', 'orders', 'all', NULL, '{"isSearch": false}', NULL),
  ('9fc49294-24cb-423c-845e-a4a5cd9df8fc', '2026-11-22 21:34:49.556557+00', '4263146e-8331-497f-af6d-cc352aa14ba4', 'Eleanor Marsh <owner@example.com>', 'order.address-changed', 'order', 'f1502e60-ba46-49c2-98b8-9cc7bbcd8f60', NULL, NULL, NULL),
  ('a2b872ae-64fd-4a80-b17c-164bbd00416a', '2026-11-22 21:35:17.62267+00', '4263146e-8331-497f-af6d-cc352aa14ba4', 'Eleanor Marsh <owner@example.com>', 'order.sent', 'order', '83b5f98d-a301-4cb6-9e4c-96f4aa53a04a', '{"status": "to-send"}', '{"status": "sent", "trackingNumber": null}', NULL),
  ('a4db8248-15e3-4eb3-be03-ce68d9101675', '2026-11-22 21:34:39.655454+00', '4263146e-8331-497f-af6d-cc352aa14ba4', 'Eleanor Marsh <owner@example.com>', 'product.created', 'product', 'a42325d3-6ebb-4ea7-9e09-e6991fb06689', NULL, '{"type": "ebook", "files": [{"sha256": "e8c3ded1afbea1e1c466516dcadf68f18bc45657ab80f349e17a4b56b037e678", "fileName": "Quiet.epub"}], "title": "Put away", "isActive": false, "priceCents": 1299}', NULL),
  ('a745f368-8092-4675-94e9-3e7e0313b71b', '2026-11-22 21:35:31.937667+00', '4263146e-8331-497f-af6d-cc352aa14ba4', 'Eleanor Marsh <owner@example.com>', 'broadcast.cancelled', 'broadcast', 'an-earlier-one', NULL, NULL, NULL),
  ('a8871e2d-ed8c-4cf7-ba26-90fb535c6795', '2026-11-22 21:35:12.714371+00', '4263146e-8331-497f-af6d-cc352aa14ba4', 'Eleanor Marsh <owner@example.com>', 'preview.removed', 'preview', '7165d7ac-e36d-4e0a-8f9f-4694580453e4', '{"voice": "warm", "status": "ready", "bookTitle": "Fresh Start: A Survivor''s Guide to Bankruptcy"}', NULL, NULL),
  ('afa1156e-716c-436c-9a89-b1e4804bc69c', '2026-11-22 21:34:38.289923+00', 'b0eb53ba-c385-418e-a31b-cd84e3ed6219', 'Naomi Helper <helper@example.com>', 'staff.passkey-renamed', 'staff', 'b0eb53ba-c385-418e-a31b-cd84e3ed6219', '{"name": "My telephone", "passkey": "203aa63d-7c16-4d9d-8e66-b79c370c9397"}', '{"name": "Telephone", "passkey": "203aa63d-7c16-4d9d-8e66-b79c370c9397"}', NULL),
  ('bb759f5d-d1db-43e1-be43-2cb8d65dd2c9', '2026-11-22 21:35:13.008218+00', '4263146e-8331-497f-af6d-cc352aa14ba4', 'Eleanor Marsh <owner@example.com>', 'preview.ordered', 'previews', 'fear-not', NULL, '{"asked": 1, "voice": "warm", "withheld": 0}', NULL),
  ('bcd5a5cb-2eb2-4089-b07c-bcea206f588d', '2026-11-22 21:34:49.44028+00', '4263146e-8331-497f-af6d-cc352aa14ba4', 'Eleanor Marsh <owner@example.com>', 'order.note-changed', 'order', 'f0d1ac8b-6c68-4036-99f0-1844e0d1444b', NULL, '{"noteId": "4bbc1f0e-67e2-4736-96d2-033ce5c10c64"}', NULL),
  ('bf16d086-cffd-44ca-bff2-d612b15ae4d4', '2026-11-22 21:35:14.03443+00', '4263146e-8331-497f-af6d-cc352aa14ba4', 'Eleanor Marsh <owner@example.com>', 'audit-log.exported', 'audit-log', 'list', NULL, '{}', NULL),
  ('bf78a113-a7af-4789-8f1a-12c6d12744ef', '2026-11-22 21:34:37.686893+00', '4263146e-8331-497f-af6d-cc352aa14ba4', 'Eleanor Marsh, owner <owner@example.com>', 'staff.renamed', 'staff', '4263146e-8331-497f-af6d-cc352aa14ba4', '{"name": "Eleanor Marsh, owner"}', '{"name": "Eleanor Marsh"}', NULL),
  ('c0d25219-459a-4dcf-9f26-a0d09d9e5d30', '2026-11-22 21:35:31.928994+00', '4263146e-8331-497f-af6d-cc352aa14ba4', 'Eleanor Marsh <owner@example.com>', 'product.taken-off-sale', 'product', 'an-earlier-one', NULL, NULL, NULL),
  ('c4767dc7-ff00-44b5-87a2-4d8ba9448fec', '2026-11-22 21:34:38.296293+00', 'b0eb53ba-c385-418e-a31b-cd84e3ed6219', 'Naomi Helper <helper@example.com>', 'staff.passkey-removed', 'staff', 'b0eb53ba-c385-418e-a31b-cd84e3ed6219', '{"name": "Old telephone", "passkey": "5310ffa6-89f8-4406-b3fb-5c0c25a655b7"}', NULL, NULL),
  ('cadd9f9d-8bfe-4608-be13-38aaefd471db', '2026-11-22 21:35:31.929336+00', '4263146e-8331-497f-af6d-cc352aa14ba4', 'Eleanor Marsh <owner@example.com>', 'broadcast.called-back', 'broadcast', 'an-earlier-one', NULL, NULL, NULL),
  ('cee8d520-7d22-4ae6-818d-2b6ff500f182', '2026-11-22 21:35:14.02644+00', '4263146e-8331-497f-af6d-cc352aa14ba4', 'Eleanor Marsh <owner@example.com>', 'list.exported', 'list', 'subscriptions', NULL, NULL, NULL),
  ('cf4e0fd2-e9b9-4505-a7ef-80e22aa1f63b', '2026-11-22 21:35:27.840136+00', '4263146e-8331-497f-af6d-cc352aa14ba4', 'Eleanor Marsh <owner@example.com>', 'broadcast.sent', 'broadcast', '2d85c6bb-e092-4b72-93ee-5d350c85cd62', '{"status": "draft"}', '{"sendAt": "2026-11-22T21:35:27.820Z", "status": "scheduled"}', NULL),
  ('d0c49366-5363-480e-834c-bb4210a66ef1', '2026-11-22 21:35:04.163421+00', '4263146e-8331-497f-af6d-cc352aa14ba4', 'Eleanor Marsh <owner@example.com>', 'speaking-request.moved', 'message', '8c43d776-8c76-4091-92ae-ec77497209f8', '{"stage": "new"}', '{"stage": "declined"}', NULL),
  ('d37786da-eb54-4121-9484-011a6ec4465e', '2026-11-22 21:34:38.62652+00', 'b0eb53ba-c385-418e-a31b-cd84e3ed6219', 'Naomi Helper <helper@example.com>', 'staff.sessions-ended', 'staff', 'b0eb53ba-c385-418e-a31b-cd84e3ed6219', NULL, '{"ended": 1}', NULL),
  ('de0b8d20-6672-494f-b7c7-3c3f31e9e65f', '2026-11-22 21:35:20.542438+00', 'b0eb53ba-c385-418e-a31b-cd84e3ed6219', 'Naomi Helper <helper@example.com>', 'staff.password-changed', 'staff', 'b0eb53ba-c385-418e-a31b-cd84e3ed6219', NULL, NULL, 'In the account'),
  ('e0528a4f-e4da-438d-95ed-b234d80e5f8f', '2026-11-22 21:35:31.938477+00', '4263146e-8331-497f-af6d-cc352aa14ba4', 'Eleanor Marsh <owner@example.com>', 'subscription.end-taken-back', 'subscription', 'an-earlier-one', NULL, NULL, NULL),
  ('e2ce49ae-1bda-4dd6-8977-c9554c13b3df', '2026-11-22 21:34:38.596756+00', 'b0eb53ba-c385-418e-a31b-cd84e3ed6219', 'Naomi Helper <helper@example.com>', 'staff.recovery-code-used', 'staff', 'b0eb53ba-c385-418e-a31b-cd84e3ed6219', NULL, NULL, NULL),
  ('e377b8b2-74b5-4c7f-b60d-1e332cc1541b', '2026-11-22 21:35:27.808979+00', '4263146e-8331-497f-af6d-cc352aa14ba4', 'Eleanor Marsh <owner@example.com>', 'broadcast.written', 'broadcast', '2d85c6bb-e092-4b72-93ee-5d350c85cd62', NULL, '{"subject": "Given up"}', NULL),
  ('ed1610c0-78e4-4a24-8fe3-ecaf84483ca8', '2026-11-22 21:35:03.264957+00', '4263146e-8331-497f-af6d-cc352aa14ba4', 'Eleanor Marsh <owner@example.com>', 'message.called-spam', 'message', '469d4559-7b54-4913-b539-fbfcedf11dee', '{"state": "suspected"}', '{"state": "spam"}', NULL),
  ('efb5c781-0c8d-4a04-905b-8516cc5f4537', '2026-11-22 21:35:15.156803+00', '4263146e-8331-497f-af6d-cc352aa14ba4', 'Eleanor Marsh <owner@example.com>', 'broadcast.discarded', 'broadcast', '8d90ad00-bb26-4d69-8c79-2d6178d685da', '{"subject": "Discarded"}', NULL, NULL),
  ('f31d99eb-f136-42f2-a15c-5e0ef3c37afc', '2026-11-22 21:34:39.809844+00', '4263146e-8331-497f-af6d-cc352aa14ba4', 'Eleanor Marsh <owner@example.com>', 'product.changed', 'product', '8c84c2fe-c675-4251-a9c7-012f469266a6', '{"title": "Not yet for sale"}', '{"title": "Not for sale yet"}', NULL),
  ('f407e3f4-f0ce-42c0-9211-d3b74d64b64f', '2026-11-22 21:35:31.928409+00', '4263146e-8331-497f-af6d-cc352aa14ba4', 'Eleanor Marsh <owner@example.com>', 'preview.retried', 'preview', 'an-earlier-one', NULL, NULL, NULL),
  ('fc3824ed-16ac-4232-8927-43cb40274aa0', '2026-11-22 21:35:15.106325+00', '4263146e-8331-497f-af6d-cc352aa14ba4', 'Eleanor Marsh <owner@example.com>', 'broadcast.changed', 'broadcast', 'fa14cf5b-936f-4c41-b9ca-5c796ce32ef5', '{"topic": "books", "subject": "Still a draft", "version": 1}', '{"topic": "books", "subject": "Still a draft, mended", "version": 2}', NULL);

CREATE TABLE public.bookmark_details (
  bookmark_id text NOT NULL,
  assessment_id text NOT NULL
);
INSERT INTO public.bookmark_details (bookmark_id, assessment_id) VALUES
  ('132f7141-647d-4117-ba5d-02eb0a1cfd73', 'e1bd867d-3b7f-42bc-a53f-23d33ce734d3'),
  ('c772a559-2e90-4c32-b474-307652f27adb', 'e1bd867d-3b7f-42bc-a53f-23d33ce734d3');

CREATE TABLE public.broadcast_recipients (
  broadcast_id uuid NOT NULL,
  subscription_id text NOT NULL,
  delivery_id uuid DEFAULT gen_random_uuid() NOT NULL,
  status text DEFAULT 'waiting'::text NOT NULL
);
INSERT INTO public.broadcast_recipients (broadcast_id, subscription_id, delivery_id, status) VALUES
  ('2d85c6bb-e092-4b72-93ee-5d350c85cd62', '2456b440-8f33-42c2-ae27-c8b91c239289', 'b737d5a4-ad2a-4e56-bf87-4a6be93199c1', 'bounced'),
  ('2d85c6bb-e092-4b72-93ee-5d350c85cd62', 'd080fe6a-0a88-4f52-99ac-64c89b77cf83', 'b2031504-de70-42e1-95ce-957c3f1b1034', 'sent'),
  ('2d85c6bb-e092-4b72-93ee-5d350c85cd62', 'dbe8e34d-f2ad-482c-8ba7-34790b08a402', '38c39d81-9c45-4267-99f5-8be7676e673d', 'left'),
  ('345fd176-234a-4151-bcce-3e38649a3971', '2456b440-8f33-42c2-ae27-c8b91c239289', '0161f527-9316-4817-8546-36fc52d481c2', 'sent'),
  ('345fd176-234a-4151-bcce-3e38649a3971', 'd080fe6a-0a88-4f52-99ac-64c89b77cf83', '3c2e5b69-aea8-462e-8ba3-d3afff332b88', 'sent'),
  ('345fd176-234a-4151-bcce-3e38649a3971', 'dbe8e34d-f2ad-482c-8ba7-34790b08a402', 'fb99b178-f558-4bce-9b3c-8dfc8f1ddde9', 'sent'),
  ('5e0aff36-b374-4aef-82a1-918091bad69e', '2456b440-8f33-42c2-ae27-c8b91c239289', '0efe1764-747b-4c50-8b70-7416988f28cc', 'bounced'),
  ('5e0aff36-b374-4aef-82a1-918091bad69e', 'd080fe6a-0a88-4f52-99ac-64c89b77cf83', '81a1ff98-a964-4870-9915-a36af531f51f', 'waiting'),
  ('5e0aff36-b374-4aef-82a1-918091bad69e', 'dbe8e34d-f2ad-482c-8ba7-34790b08a402', '0bf52322-2695-4d21-b5bb-cf86454c0bc6', 'sent'),
  ('deb4c9a4-0798-4bcd-912a-15c0db030a53', '2456b440-8f33-42c2-ae27-c8b91c239289', '02edadbe-8bed-411f-9d8c-80c27f2159a4', 'suppressed'),
  ('deb4c9a4-0798-4bcd-912a-15c0db030a53', 'd080fe6a-0a88-4f52-99ac-64c89b77cf83', 'f22a44c4-0e46-43e4-bf11-198db756c6bc', 'waiting'),
  ('deb4c9a4-0798-4bcd-912a-15c0db030a53', 'dbe8e34d-f2ad-482c-8ba7-34790b08a402', '07702179-ef06-4970-a923-d3cde14cb23e', 'delayed');

CREATE TABLE public.broadcasts (
  id uuid NOT NULL,
  subject text NOT NULL,
  body text NOT NULL,
  topic text,
  status text NOT NULL,
  send_at timestamp with time zone,
  started_at timestamp with time zone,
  ended_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL
);
INSERT INTO public.broadcasts (id, subject, body, topic, status, send_at, started_at, ended_at, version, created_at) VALUES
  ('2d85c6bb-e092-4b72-93ee-5d350c85cd62', 'Given up', 'Good day,

a **word** from me.', NULL, 'cancelled', '2026-11-22 21:35:27.82+00', '2026-11-22 21:35:31.788474+00', '2026-11-22 21:35:31.788474+00', 1, '2026-11-22 21:35:27.804113+00'),
  ('345fd176-234a-4151-bcce-3e38649a3971', 'Sent to all', 'Good day,

a **word** from me.', NULL, 'sent', '2026-11-22 21:35:14.674+00', '2026-11-22 21:35:14.692+00', '2026-11-22 21:35:15.036+00', 1, '2026-11-22 21:35:14.667561+00'),
  ('5e0aff36-b374-4aef-82a1-918091bad69e', 'Halted', 'Good day,

a **word** from me.', NULL, 'paused', '2026-11-22 21:35:27.757+00', '2026-11-22 21:35:31.788231+00', NULL, 1, '2026-11-22 21:35:27.729881+00'),
  ('722f7092-f685-4858-9601-bfef820b09eb', 'To be tried', 'Good day,

a **word** from me.', NULL, 'draft', NULL, NULL, NULL, 1, '2026-11-22 21:35:20.637524+00'),
  ('c2d00bf8-a859-42cc-9aa4-242e62fe6a9d', 'Scheduled', 'Good day,

a **word** from me.', NULL, 'scheduled', '2026-11-22 22:35:27.569+00', NULL, NULL, 1, '2026-11-22 21:35:27.554199+00'),
  ('deb4c9a4-0798-4bcd-912a-15c0db030a53', 'Going out', 'Good day,

a **word** from me.', NULL, 'sending', '2026-11-22 21:35:27.68+00', '2026-11-22 21:35:31.787821+00', NULL, 1, '2026-11-22 21:35:27.652532+00'),
  ('fa14cf5b-936f-4c41-b9ca-5c796ce32ef5', 'Still a draft, mended', 'Good day.', 'books', 'draft', NULL, NULL, NULL, 2, '2026-11-22 21:35:15.066202+00');

CREATE TABLE public.companion_codes (
  id text NOT NULL,
  user_email text NOT NULL,
  code_hash text,
  expires_at timestamp with time zone NOT NULL
);
INSERT INTO public.companion_codes (id, user_email, code_hash, expires_at) VALUES
  ('0a16775f-a199-4aba-a8a9-d71b225b9bc6', 'companion-open@example.com', NULL, '2026-11-22 21:35:19.998+00');

CREATE TABLE public.companion_session_assessments (
  token_hash text NOT NULL,
  assessment_id text NOT NULL
);
INSERT INTO public.companion_session_assessments (token_hash, assessment_id) VALUES
  ('471842bde6e84f3275e9bfbbca1d11338c4cf6e20af65bde6be6c94ba0812594', 'e1bd867d-3b7f-42bc-a53f-23d33ce734d3'),
  ('71d7fe7d1211bdc38d12563cfa68662e9f7e7c801d739bbbbd932a80a74f4660', 'b3500cf3-2c1e-40c5-83f1-1ec906957c54');

CREATE TABLE public.companion_sessions (
  token_hash text NOT NULL,
  user_email text,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  last_seen_at timestamp with time zone DEFAULT now() NOT NULL
);
INSERT INTO public.companion_sessions (token_hash, user_email, created_at, last_seen_at) VALUES
  ('37ffc8c1c201f658f9c3e7da0eaa489d751bae7cc97284f8bc7f29f25dba4da4', 'companion@example.com', '2026-11-22 21:35:06.636023+00', '2026-11-22 21:35:06.636023+00'),
  ('471842bde6e84f3275e9bfbbca1d11338c4cf6e20af65bde6be6c94ba0812594', NULL, '2026-11-22 21:35:04.511623+00', '2026-11-22 21:35:04.511623+00'),
  ('71d7fe7d1211bdc38d12563cfa68662e9f7e7c801d739bbbbd932a80a74f4660', NULL, '2026-11-22 21:35:19.961592+00', '2026-11-22 21:35:19.961592+00');

CREATE TABLE public.contact_replies (
  id uuid NOT NULL,
  message_id text NOT NULL,
  who text NOT NULL,
  body text NOT NULL,
  delivery_id uuid NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL
);
INSERT INTO public.contact_replies (id, message_id, who, body, delivery_id, created_at) VALUES
  ('80dca712-2da8-4879-adea-6f93d7d15fe1', '323d2204-0153-444b-b470-bcfa192565b8', 'Eleanor Marsh', 'Dear Ruth, gladly.', '5255551b-67cf-46a9-8b8b-204b03a37836', '2026-11-22 21:35:03.660674+00'),
  ('86bd606c-7cc5-441d-a95e-8ef0345b211b', '66e9898a-79a9-4ae4-9f97-fe6eb0b20736', 'Eleanor Marsh', 'Dear Ruth, an answer under way.', '1ca620d4-f9b3-43f6-b7ea-aaf7c4ab19f8', '2026-11-22 21:35:19.895648+00');

CREATE TABLE public.contact_reviews (
  message_id text NOT NULL,
  state text NOT NULL,
  score integer NOT NULL,
  reasons text[] NOT NULL,
  text_hash text,
  source_hash text,
  received_at timestamp with time zone DEFAULT now() NOT NULL,
  told_at timestamp with time zone,
  decided_at timestamp with time zone
);
INSERT INTO public.contact_reviews (message_id, state, score, reasons, text_hash, source_hash, received_at, told_at, decided_at) VALUES
  ('02a032fd-ed9a-46ad-b015-c3c7b4bacf46', 'cleared', 15, '{hidden-field,sales-words,many-links,too-quick,busy-source}', 'acdc61a0c8521dcac5b74b42c7eb5c16cf6cb074a28432a07b0f485009386a0f', '661jxxAZzfDAvVzNJtWsO1Lolv-p36eU95h0Zx2w3iA', '2026-11-22 21:35:03.053914+00', NULL, '2026-11-22 21:35:03.232+00'),
  ('323d2204-0153-444b-b470-bcfa192565b8', 'received', 2, '{busy-source}', NULL, '661jxxAZzfDAvVzNJtWsO1Lolv-p36eU95h0Zx2w3iA', '2026-11-22 21:35:02.788421+00', NULL, NULL),
  ('3d20a35f-e680-413f-b89f-32143b86fe12', 'received', 0, '{}', NULL, '661jxxAZzfDAvVzNJtWsO1Lolv-p36eU95h0Zx2w3iA', '2026-11-22 21:35:01.619433+00', NULL, NULL),
  ('462f4170-db7d-424c-b1f3-9833030e5618', 'suspected', 15, '{hidden-field,sales-words,many-links,too-quick,busy-source}', '27a9e1aad85bf7e34f7cdf5a6addfa60c5a2c2616a9c65dc9175d8500f0e6770', '661jxxAZzfDAvVzNJtWsO1Lolv-p36eU95h0Zx2w3iA', '2026-11-22 21:35:03.024002+00', NULL, NULL),
  ('469d4559-7b54-4913-b539-fbfcedf11dee', 'spam', 15, '{hidden-field,sales-words,many-links,too-quick,busy-source}', '5bfa6325b5d05633cb82696fa4ff60863d13dc99f38a308db837b16c8a532847', '661jxxAZzfDAvVzNJtWsO1Lolv-p36eU95h0Zx2w3iA', '2026-11-22 21:35:03.170172+00', NULL, '2026-11-22 21:35:03.261+00'),
  ('4da92949-3869-4ff0-a8b8-f2d552bf5b89', 'received', 0, '{}', NULL, '661jxxAZzfDAvVzNJtWsO1Lolv-p36eU95h0Zx2w3iA', '2026-11-22 21:35:01.962178+00', NULL, NULL),
  ('50af26ef-aaad-43be-b307-7dc1e7f7a29e', 'received', 0, '{}', NULL, '661jxxAZzfDAvVzNJtWsO1Lolv-p36eU95h0Zx2w3iA', '2026-11-22 21:35:01.72816+00', NULL, NULL),
  ('66e9898a-79a9-4ae4-9f97-fe6eb0b20736', 'received', 2, '{busy-source}', NULL, '661jxxAZzfDAvVzNJtWsO1Lolv-p36eU95h0Zx2w3iA', '2026-11-22 21:35:02.428858+00', NULL, NULL),
  ('72333cbf-7f65-4c4a-a793-cdf0a141c945', 'received', 2, '{busy-source}', NULL, '661jxxAZzfDAvVzNJtWsO1Lolv-p36eU95h0Zx2w3iA', '2026-11-22 21:35:02.133542+00', NULL, NULL),
  ('8729d2f8-e7af-406e-b49f-efcd2bfd11ca', 'received', 0, '{}', NULL, '661jxxAZzfDAvVzNJtWsO1Lolv-p36eU95h0Zx2w3iA', '2026-11-22 21:35:01.749545+00', NULL, NULL),
  ('8c43d776-8c76-4091-92ae-ec77497209f8', 'received', 2, '{busy-source}', NULL, '661jxxAZzfDAvVzNJtWsO1Lolv-p36eU95h0Zx2w3iA', '2026-11-22 21:35:02.034776+00', NULL, NULL),
  ('c1055b44-4445-4ba4-a86f-afd213b60413', 'received', 2, '{busy-source}', NULL, '661jxxAZzfDAvVzNJtWsO1Lolv-p36eU95h0Zx2w3iA', '2026-11-22 21:35:02.569539+00', NULL, NULL),
  ('d32b31c4-24ba-45e3-9bf3-47da8b1e2604', 'received', 0, '{}', NULL, '661jxxAZzfDAvVzNJtWsO1Lolv-p36eU95h0Zx2w3iA', '2026-11-22 21:35:01.507239+00', NULL, NULL),
  ('d65cb88b-062c-4bd7-b3ee-6280115cb9f5', 'received', 2, '{busy-source}', NULL, '661jxxAZzfDAvVzNJtWsO1Lolv-p36eU95h0Zx2w3iA', '2026-11-22 21:35:19.862445+00', NULL, NULL),
  ('face0d7c-7d00-46bd-a570-22757012cdfd', 'received', 2, '{busy-source}', NULL, '661jxxAZzfDAvVzNJtWsO1Lolv-p36eU95h0Zx2w3iA', '2026-11-22 21:35:02.508943+00', NULL, NULL);

CREATE TABLE public.contact_threads (
  message_id text NOT NULL,
  topic text NOT NULL,
  state text NOT NULL,
  arrived_at timestamp with time zone,
  note text DEFAULT ''::text NOT NULL,
  version integer DEFAULT 1 NOT NULL
);
INSERT INTO public.contact_threads (message_id, topic, state, arrived_at, note, version) VALUES
  ('02a032fd-ed9a-46ad-b015-c3c7b4bacf46', 'other', 'new', '2026-11-22 21:35:03.234+00', '', 1),
  ('323d2204-0153-444b-b470-bcfa192565b8', 'other', 'answered', '2026-11-22 21:35:02.788+00', '', 1),
  ('3d20a35f-e680-413f-b89f-32143b86fe12', 'speaking', 'new', '2026-11-22 21:35:01.619+00', '', 1),
  ('462f4170-db7d-424c-b1f3-9833030e5618', 'other', 'new', NULL, '', 1),
  ('469d4559-7b54-4913-b539-fbfcedf11dee', 'other', 'new', NULL, '', 1),
  ('4da92949-3869-4ff0-a8b8-f2d552bf5b89', 'speaking', 'new', '2026-11-22 21:35:01.962+00', '', 1),
  ('50af26ef-aaad-43be-b307-7dc1e7f7a29e', 'speaking', 'new', '2026-11-22 21:35:01.728+00', '', 1),
  ('66e9898a-79a9-4ae4-9f97-fe6eb0b20736', 'other', 'answered', '2026-11-22 21:35:02.428+00', '', 1),
  ('72333cbf-7f65-4c4a-a793-cdf0a141c945', 'speaking', 'new', '2026-11-22 21:35:02.133+00', '', 1),
  ('8729d2f8-e7af-406e-b49f-efcd2bfd11ca', 'speaking', 'new', '2026-11-22 21:35:01.749+00', '', 1),
  ('8c43d776-8c76-4091-92ae-ec77497209f8', 'speaking', 'new', '2026-11-22 21:35:02.034+00', '', 1),
  ('c1055b44-4445-4ba4-a86f-afd213b60413', 'other', 'done', '2026-11-22 21:35:02.569+00', '', 1),
  ('d32b31c4-24ba-45e3-9bf3-47da8b1e2604', 'speaking', 'new', '2026-11-22 21:35:01.507+00', '', 1),
  ('d65cb88b-062c-4bd7-b3ee-6280115cb9f5', 'books', 'new', '2026-11-22 21:35:19.862+00', '', 1),
  ('face0d7c-7d00-46bd-a570-22757012cdfd', 'books', 'new', '2026-11-22 21:35:02.508+00', 'A friend of Ada.', 2);

CREATE TABLE public.contacts (
  id text DEFAULT (gen_random_uuid())::text NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  subject text NOT NULL,
  message text NOT NULL,
  created_at timestamp with time zone DEFAULT now()
);
INSERT INTO public.contacts (id, name, email, subject, message, created_at) VALUES
  ('02a032fd-ed9a-46ad-b015-c3c7b4bacf46', 'Ruth Weaver', 'spam-b@spam.example', 'SEO backlinks', 'Buy cheap SEO backlinks now https://a.example https://b.example https://c.example b', '2026-11-22 21:35:03.053914+00'),
  ('323d2204-0153-444b-b470-bcfa192565b8', 'Ruth Weaver', 'asks-d@example.com', 'An evening in May?', 'Dear Mrs. Marsh, would you come to us?', '2026-11-22 21:35:02.788421+00'),
  ('3d20a35f-e680-413f-b89f-32143b86fe12', 'Ruth Weaver', 'host-b@example.com', 'An evening in May?', 'Dear Mrs. Marsh, would you come to us?', '2026-11-22 21:35:01.619433+00'),
  ('462f4170-db7d-424c-b1f3-9833030e5618', 'Ruth Weaver', 'spam-a@spam.example', 'SEO backlinks', 'Buy cheap SEO backlinks now https://a.example https://b.example https://c.example a', '2026-11-22 21:35:03.024002+00'),
  ('469d4559-7b54-4913-b539-fbfcedf11dee', 'Ruth Weaver', 'spam-c@spam.example', 'SEO backlinks', 'Buy cheap SEO backlinks now https://a.example https://b.example https://c.example c', '2026-11-22 21:35:03.170172+00'),
  ('4da92949-3869-4ff0-a8b8-f2d552bf5b89', 'Ruth Weaver', 'host-e@example.com', 'An evening in May?', 'Dear Mrs. Marsh, would you come to us?', '2026-11-22 21:35:01.962178+00'),
  ('50af26ef-aaad-43be-b307-7dc1e7f7a29e', 'Ruth Weaver', 'host-c@example.com', 'An evening in May?', 'Dear Mrs. Marsh, would you come to us?', '2026-11-22 21:35:01.72816+00'),
  ('66e9898a-79a9-4ae4-9f97-fe6eb0b20736', 'Ruth Weaver', 'asks-a@example.com', 'An evening in May?', 'Dear Mrs. Marsh, would you come to us?', '2026-11-22 21:35:02.428858+00'),
  ('72333cbf-7f65-4c4a-a793-cdf0a141c945', 'Ruth Weaver', 'host-g@example.com', 'An evening in May?', 'Dear Mrs. Marsh, would you come to us?', '2026-11-22 21:35:02.133542+00'),
  ('8729d2f8-e7af-406e-b49f-efcd2bfd11ca', 'Ruth Weaver', 'host-d@example.com', 'An evening in May?', 'Dear Mrs. Marsh, would you come to us?', '2026-11-22 21:35:01.749545+00'),
  ('8c43d776-8c76-4091-92ae-ec77497209f8', 'Ruth Weaver', 'host-f@example.com', 'An evening in May?', 'Dear Mrs. Marsh, would you come to us?', '2026-11-22 21:35:02.034776+00'),
  ('c1055b44-4445-4ba4-a86f-afd213b60413', 'Ruth Weaver', 'asks-c@example.com', 'An evening in May?', 'Dear Mrs. Marsh, would you come to us?', '2026-11-22 21:35:02.569539+00'),
  ('d32b31c4-24ba-45e3-9bf3-47da8b1e2604', 'Ruth Weaver', 'host-a@example.com', 'An evening in May?', 'Dear Mrs. Marsh, would you come to us?', '2026-11-22 21:35:01.507239+00'),
  ('d65cb88b-062c-4bd7-b3ee-6280115cb9f5', 'Ruth Weaver', 'open-contact@example.com', 'An evening in May?', 'Dear Mrs. Marsh, would you come to us?', '2026-11-22 21:35:19.862445+00'),
  ('face0d7c-7d00-46bd-a570-22757012cdfd', 'Ruth Weaver', 'asks-b@example.com', 'An evening in May?', 'Dear Mrs. Marsh, would you come to us?', '2026-11-22 21:35:02.508943+00');

CREATE TABLE public.daily_counts (
  figure text NOT NULL,
  day date NOT NULL,
  subject text NOT NULL,
  count bigint NOT NULL
);
INSERT INTO public.daily_counts (figure, day, subject, count) VALUES
  ('book-file', '2026-11-22', '12900259-f99b-4b53-956b-1f5a4e23a047', 1),
  ('page-view', '2026-11-22', '/', 1),
  ('page-view', '2026-11-22', '/books', 1),
  ('page-view', '2026-11-22', '/finding-peace', 1),
  ('page-view', '2026-11-22', '/shop', 1),
  ('preview-download', '2026-11-22', 'finding-peace', 1),
  ('preview-play', '2026-11-21', 'finding-peace', 4),
  ('preview-play', '2026-11-22', 'finding-peace', 3);

CREATE TABLE public.digital_downloads (
  id text DEFAULT (gen_random_uuid())::text NOT NULL,
  order_id text NOT NULL,
  product_id text NOT NULL,
  customer_email text NOT NULL,
  file_path text NOT NULL,
  file_name text NOT NULL,
  file_format text NOT NULL,
  downloaded_at timestamp with time zone DEFAULT now(),
  download_count integer DEFAULT 1
);
INSERT INTO public.digital_downloads (id, order_id, product_id, customer_email, file_path, file_name, file_format, downloaded_at, download_count) VALUES
  ('60e5687b-631c-4691-8b60-e136a4f1f6dd', 'f0d1ac8b-6c68-4036-99f0-1844e0d1444b', '12900259-f99b-4b53-956b-1f5a4e23a047', 'fulfilled@example.com', 'books/12900259-f99b-4b53-956b-1f5a4e23a047/02c8881b-8b01/Quiet.epub', 'Quiet.epub', 'epub', '2026-11-22 21:34:50.299012+00', 1);

CREATE TABLE public.download_grants (
  id text DEFAULT (gen_random_uuid())::text NOT NULL,
  order_id text NOT NULL,
  product_id text NOT NULL,
  file_path text NOT NULL,
  file_name text NOT NULL,
  file_format text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL
);
INSERT INTO public.download_grants (id, order_id, product_id, file_path, file_name, file_format, created_at) VALUES
  ('03ac3fbd-025c-4f4c-b762-ea149f8e5ad1', '507efa41-fbe5-4c1e-8216-a639bb469b4e', 'finding-peace-ebook', 'books/finding-peace/92c6a17c9663/Finding Peace.pdf', 'Finding Peace.pdf', 'pdf', '2026-11-22 21:34:41.526+00'),
  ('16575c74-d458-4f36-b463-6fe76845262a', 'f0d1ac8b-6c68-4036-99f0-1844e0d1444b', '12900259-f99b-4b53-956b-1f5a4e23a047', 'books/12900259-f99b-4b53-956b-1f5a4e23a047/a1dcb261-e4dd/Quiet.epub', 'Quiet.epub', 'epub', '2026-11-22 21:34:40.528+00'),
  ('5e6ca16f-d20b-4009-8b81-69c1d10b4068', 'd2357089-2324-472f-befe-a813555fc27d', '12900259-f99b-4b53-956b-1f5a4e23a047', 'books/12900259-f99b-4b53-956b-1f5a4e23a047/a1dcb261-e4dd/Quiet.epub', 'Quiet.epub', 'epub', '2026-11-22 21:34:44.252+00'),
  ('62878950-faa4-4a98-a2fe-6e6e1492c3c2', 'dd6f5440-cd58-48ae-9bd0-ae137566292c', '12900259-f99b-4b53-956b-1f5a4e23a047', 'books/12900259-f99b-4b53-956b-1f5a4e23a047/a1dcb261-e4dd/Quiet.epub', 'Quiet.epub', 'epub', '2026-11-22 21:34:43.737+00'),
  ('6391f1da-3f18-4bab-b041-ba05d5d73206', '4b719a53-f103-4baa-9f84-519abed93106', '12900259-f99b-4b53-956b-1f5a4e23a047', 'books/12900259-f99b-4b53-956b-1f5a4e23a047/a1dcb261-e4dd/Quiet.epub', 'Quiet.epub', 'epub', '2026-11-22 21:35:18.145+00'),
  ('670fb6e1-1b06-490e-bec7-f3053266dbd5', '6dc26a15-bcc7-443d-a287-31ec2c1109be', '12900259-f99b-4b53-956b-1f5a4e23a047', 'books/12900259-f99b-4b53-956b-1f5a4e23a047/a1dcb261-e4dd/Quiet.epub', 'Quiet.epub', 'epub', '2026-11-22 21:35:16.818+00'),
  ('691c08d2-44f2-4bf7-b690-ebfa7472825e', '507efa41-fbe5-4c1e-8216-a639bb469b4e', 'finding-peace-ebook', 'books/finding-peace/132610550763/Finding Peace.epub', 'Finding Peace.epub', 'epub', '2026-11-22 21:34:41.527+00'),
  ('8618c5c7-ed6b-45e7-b508-63cb07d924f4', 'c8f32b83-8615-4946-bff1-f47efd48bcfb', '12900259-f99b-4b53-956b-1f5a4e23a047', 'books/12900259-f99b-4b53-956b-1f5a4e23a047/a1dcb261-e4dd/Quiet.epub', 'Quiet.epub', 'epub', '2026-11-22 21:34:43.275+00'),
  ('930607a5-4c11-4581-bf23-ea9cbc49f318', '4c1e11d6-3102-4a7d-85ae-d6c54ca1c8d9', '12900259-f99b-4b53-956b-1f5a4e23a047', 'books/12900259-f99b-4b53-956b-1f5a4e23a047/a1dcb261-e4dd/Quiet.epub', 'Quiet.epub', 'epub', '2026-11-22 21:34:46.85+00'),
  ('b3fa101a-ecca-4144-aa03-edd52082718d', '897adc6e-976a-4192-9b69-a8c9dd9b7d74', '12900259-f99b-4b53-956b-1f5a4e23a047', 'books/12900259-f99b-4b53-956b-1f5a4e23a047/a1dcb261-e4dd/Quiet.epub', 'Quiet.epub', 'epub', '2026-11-22 21:35:13.732+00'),
  ('caf2bbbc-5cb8-43dc-971f-0d45e944ef2c', 'f1502e60-ba46-49c2-98b8-9cc7bbcd8f60', '12900259-f99b-4b53-956b-1f5a4e23a047', 'books/12900259-f99b-4b53-956b-1f5a4e23a047/a1dcb261-e4dd/Quiet.epub', 'Quiet.epub', 'epub', '2026-11-22 21:34:42.45+00'),
  ('d6dcf02a-2fe7-4139-ac3b-fc9f7dbc6696', 'ebeb30c3-27cd-42d6-a359-160fc0e865b0', '12900259-f99b-4b53-956b-1f5a4e23a047', 'books/12900259-f99b-4b53-956b-1f5a4e23a047/a1dcb261-e4dd/Quiet.epub', 'Quiet.epub', 'epub', '2026-11-22 21:34:44.863+00');

CREATE TABLE public.download_links (
  id text DEFAULT (gen_random_uuid())::text NOT NULL,
  grant_id text NOT NULL,
  token_hash text NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  delivered_bytes bigint DEFAULT 0 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  renewed_at timestamp with time zone,
  issued_for text,
  first_opened_at timestamp with time zone,
  last_opened_at timestamp with time zone,
  opened_count integer DEFAULT 0 NOT NULL
);
INSERT INTO public.download_links (id, grant_id, token_hash, expires_at, delivered_bytes, created_at, renewed_at, issued_for, first_opened_at, last_opened_at, opened_count) VALUES
  ('190bf039-dd73-467e-9aa0-a28dc4659938', '16575c74-d458-4f36-b463-6fe76845262a', 'a09155648f8b2a2d57f7b3e0040139e105e1b0eaef9a07bde7b01a8354a3a4cf', '2026-11-22 20:35:18.366443+00', 0, '2026-11-22 21:34:49.955047+00', NULL, 'letter', NULL, NULL, 0),
  ('229d9d14-f832-4c1a-8d42-915873f7aa08', '930607a5-4c11-4581-bf23-ea9cbc49f318', '88d2722552419f82c2065be0d2e8cd7a1c140ed0e4e49b4ca5ed049b20cb36f4', '2026-11-23 21:34:46.914+00', 0, '2026-11-22 21:34:46.898695+00', NULL, 'letter', NULL, NULL, 0),
  ('3c8e6caa-397c-48bb-b3f8-ba21a6604a9d', '8618c5c7-ed6b-45e7-b508-63cb07d924f4', '0552409559b00781eddd55671b0176acf770ec61fcb3f15ad157d1a43bda98d0', '2026-11-23 21:34:43.374+00', 0, '2026-11-22 21:34:43.348979+00', NULL, 'letter', NULL, NULL, 0),
  ('54c49db1-55cc-4391-bca9-5d3bcdce2ac8', 'caf2bbbc-5cb8-43dc-971f-0d45e944ef2c', 'c21403841711f0dc04b48ccbea9acf41da5ea2ac872b0d9d5fec593274dd0fab', '2026-11-23 21:34:49.659+00', 0, '2026-11-22 21:34:49.605931+00', NULL, 'letter', NULL, NULL, 0),
  ('72841c6a-f00e-4c67-b2e6-71939105cade', '16575c74-d458-4f36-b463-6fe76845262a', '263b79b862abfd41314d7b999416441392f80c742e0621e31190c77e4dfa3f63', '2026-11-22 20:35:18.366443+00', 0, '2026-11-22 21:34:50.006261+00', NULL, 'desk', NULL, NULL, 0),
  ('7b257251-b79a-486c-aaf6-803b6bd7a9db', '03ac3fbd-025c-4f4c-b762-ea149f8e5ad1', 'f52e2e6d5c50e26b8e8032e4e9d453d1b141fa4b195ffebfcf50ffdc66d3d94d', '2026-11-23 21:34:41.78+00', 0, '2026-11-22 21:34:41.681558+00', NULL, 'letter', NULL, NULL, 0),
  ('7e6e7045-b8d1-4745-9c45-f0b1ffc4bd56', '16575c74-d458-4f36-b463-6fe76845262a', 'aaaf6abca6a4af3591a94552c4e0923411a9eb60f503fe9670d4faefbf0d22e9', '2026-11-22 20:35:18.366443+00', 0, '2026-11-22 21:34:40.750694+00', NULL, 'letter', NULL, NULL, 0),
  ('95e5a7de-94e7-470b-893d-694ab08648cf', 'd6dcf02a-2fe7-4139-ac3b-fc9f7dbc6696', 'fe9a38a20cbe1a927ddf00a79c414925745ef4e25a7b1ffac2d3878157ac20b7', '2026-11-23 21:34:44.946+00', 0, '2026-11-22 21:34:44.911798+00', NULL, 'letter', NULL, NULL, 0),
  ('a46ae7f8-708a-4dfe-901c-8aa558224fe9', 'd6dcf02a-2fe7-4139-ac3b-fc9f7dbc6696', 'f6db85feea51a36f03334fed2d686d9e0f8e0f06e0120301cb0a7d597fac68da', '2026-11-23 21:35:29.438+00', 0, '2026-11-22 21:35:29.436069+00', NULL, 'page', NULL, NULL, 0),
  ('bfb53f21-40d4-49d4-83b8-86e2f968c91e', '62878950-faa4-4a98-a2fe-6e6e1492c3c2', '13bcc8b6ff0af60277a20707025d32fa5701076fe2cf3cf3e03e594c509b0d1b', '2026-11-23 21:34:43.967+00', 0, '2026-11-22 21:34:43.867855+00', NULL, 'letter', NULL, NULL, 0),
  ('c09e9a2f-6869-45c6-8cb2-8946ec547d97', 'caf2bbbc-5cb8-43dc-971f-0d45e944ef2c', '07943b648e646e07f945d89dad39a3170fc3484e567cd3a7fea5696e02e3253e', '2026-11-22 21:34:49.524948+00', 0, '2026-11-22 21:34:42.621772+00', NULL, 'letter', NULL, NULL, 0),
  ('c5203ced-ed49-4c4d-b845-5af5f300e313', '5e6ca16f-d20b-4009-8b81-69c1d10b4068', '3479e1f6ef9f2a8d38d43be3d5203fb13118ebb1a03b7db76aef2910c78e0522', '2026-11-23 21:34:44.423+00', 0, '2026-11-22 21:34:44.299686+00', NULL, 'letter', NULL, NULL, 0),
  ('cb6d4665-eacb-4487-8a0e-0923a0cc1c8a', 'b3fa101a-ecca-4144-aa03-edd52082718d', '45389738ea4343897efa92f016d0880173ba1b2d86e90e8f1dd4a07600f04ad8', '2026-11-23 21:35:13.788+00', 0, '2026-11-22 21:35:13.769937+00', NULL, 'letter', NULL, NULL, 0),
  ('df37e1c6-b28e-4766-ba55-2f6fa4196151', '691c08d2-44f2-4bf7-b690-ebfa7472825e', 'e90dbcc9a75e31a5ab81cd5f5386c944e1cae4fdd4e0bfed5a03a3e0e1bb8dcc', '2026-11-23 21:34:41.78+00', 0, '2026-11-22 21:34:41.681558+00', NULL, 'letter', NULL, NULL, 0),
  ('f3964d21-a466-45e4-8d16-f6b94a8bd621', '16575c74-d458-4f36-b463-6fe76845262a', '67e7810904d95a9ab0f4a635943a1150cfc4f231f5bf40631454d7dc049ab0eb', '2026-11-22 20:35:18.366443+00', 0, '2026-11-22 21:34:50.157545+00', '2026-11-22 21:35:18.381+00', 'page', '2026-11-22 21:34:50.220048+00', '2026-11-22 21:34:50.220048+00', 1);

CREATE TABLE public.downloads (
  id text DEFAULT (gen_random_uuid())::text NOT NULL,
  email text NOT NULL,
  file_name text NOT NULL,
  book_id text,
  downloaded_at timestamp with time zone DEFAULT now()
);
INSERT INTO public.downloads (id, email, file_name, book_id, downloaded_at) VALUES
  ('012cb3f4-f7c7-45ba-8c03-1074bcba13fb', 'kit@example.com', 'grant-writer-starter-kit', 'grant-writing', '2026-11-22 21:34:59.290958+00'),
  ('4fcc9b94-3476-490a-bebd-f1c14dc8fd45', 'open-sample@example.com', 'five-verses', NULL, '2026-11-22 21:35:19.836369+00'),
  ('91d5821a-c995-494b-bde3-e49c8e35cd75', 'open-kit@example.com', 'grant-writer-starter-kit', 'grant-writing', '2026-11-22 21:35:19.827742+00'),
  ('931506d0-a29c-4331-830a-8e9b1dcf4f15', 'sample@example.com', 'five-verses', NULL, '2026-11-22 21:34:59.30727+00');

CREATE TABLE public.edition_readers (
  edition_id text NOT NULL,
  order_id text NOT NULL,
  status text DEFAULT 'waiting'::text NOT NULL
);
INSERT INTO public.edition_readers (edition_id, order_id, status) VALUES
  ('22583c40-95a1-4ded-9b14-7b984e8acd84', '897adc6e-976a-4192-9b69-a8c9dd9b7d74', 'promised'),
  ('22583c40-95a1-4ded-9b14-7b984e8acd84', 'd2357089-2324-472f-befe-a813555fc27d', 'promised'),
  ('22583c40-95a1-4ded-9b14-7b984e8acd84', 'ebeb30c3-27cd-42d6-a359-160fc0e865b0', 'promised'),
  ('22583c40-95a1-4ded-9b14-7b984e8acd84', 'f0d1ac8b-6c68-4036-99f0-1844e0d1444b', 'promised'),
  ('22583c40-95a1-4ded-9b14-7b984e8acd84', 'f1502e60-ba46-49c2-98b8-9cc7bbcd8f60', 'promised'),
  ('be4a0a5d-6bc0-42b5-9513-03963e1c61c0', '4b719a53-f103-4baa-9f84-519abed93106', 'waiting'),
  ('be4a0a5d-6bc0-42b5-9513-03963e1c61c0', '507efa41-fbe5-4c1e-8216-a639bb469b4e', 'told'),
  ('be4a0a5d-6bc0-42b5-9513-03963e1c61c0', '6dc26a15-bcc7-443d-a287-31ec2c1109be', 'waiting'),
  ('be4a0a5d-6bc0-42b5-9513-03963e1c61c0', '897adc6e-976a-4192-9b69-a8c9dd9b7d74', 'waiting'),
  ('be4a0a5d-6bc0-42b5-9513-03963e1c61c0', 'd2357089-2324-472f-befe-a813555fc27d', 'waiting'),
  ('be4a0a5d-6bc0-42b5-9513-03963e1c61c0', 'dd6f5440-cd58-48ae-9bd0-ae137566292c', 'left'),
  ('be4a0a5d-6bc0-42b5-9513-03963e1c61c0', 'ebeb30c3-27cd-42d6-a359-160fc0e865b0', 'waiting'),
  ('be4a0a5d-6bc0-42b5-9513-03963e1c61c0', 'f0d1ac8b-6c68-4036-99f0-1844e0d1444b', 'waiting'),
  ('be4a0a5d-6bc0-42b5-9513-03963e1c61c0', 'f1502e60-ba46-49c2-98b8-9cc7bbcd8f60', 'waiting');

CREATE TABLE public.kit_requests (
  id text NOT NULL,
  email text NOT NULL,
  name text NOT NULL,
  token_hash text NOT NULL,
  mailed_token_hash text,
  created_at timestamp with time zone DEFAULT now() NOT NULL
);
INSERT INTO public.kit_requests (id, email, name, token_hash, mailed_token_hash, created_at) VALUES
  ('735fc78e-d65f-4d4a-87e6-188a6ed04b84', 'kit@example.com', 'Ruth Weaver', 'dc239c747bc175e087751f226b33ce10da9163ef258da91486142157fdbd3185', 'a4522e0450ad422445855dc88d1e397503cd98da9e1e63d8c31d4d8df0cc317f', '2026-11-22 21:34:59.290958+00'),
  ('81deada4-b976-4255-9b10-80f00295485e', 'open-kit@example.com', 'Ruth Weaver', '612f9359c8ae8dcd9a38526771229dc25336f7620bdddf29af57d4a8e4208ada', NULL, '2026-11-22 21:35:19.827742+00');

CREATE TABLE public.legal_resource_bookmarks (
  id text DEFAULT (gen_random_uuid())::text NOT NULL,
  user_email text NOT NULL,
  topic_id text,
  book_id text,
  resource_type text NOT NULL,
  title text NOT NULL,
  description text,
  tags text[],
  created_at timestamp with time zone DEFAULT now()
);
INSERT INTO public.legal_resource_bookmarks (id, user_email, topic_id, book_id, resource_type, title, description, tags, created_at) VALUES
  ('132f7141-647d-4117-ba5d-02eb0a1cfd73', 'companion@example.com', 'debt-inventory', NULL, 'topic', 'Take stock: one page of what you owe', 'Read again.', '{"for Monday"}', '2026-11-22 21:35:07.014571+00'),
  ('c772a559-2e90-4c32-b474-307652f27adb', 'companion@example.com', NULL, 'fresh-start', 'book', 'Fresh Start', NULL, '{}', '2026-11-22 21:35:07.046383+00');

CREATE TABLE public.legal_topics (
  id text DEFAULT (gen_random_uuid())::text NOT NULL,
  name text NOT NULL,
  category text NOT NULL,
  description text NOT NULL,
  difficulty text NOT NULL,
  book_references text[],
  key_points text[],
  related_topics text[],
  created_at timestamp with time zone DEFAULT now()
);
INSERT INTO public.legal_topics (id, name, category, description, difficulty, book_references, key_points, related_topics, created_at) VALUES
  ('automatic-stay', 'The automatic stay: what stops on the day you file', 'bankruptcy', 'The moment a bankruptcy case is filed, an order takes effect that nobody has to ', 'beginner', '{fresh-start}', '{"It begins with the filing itself. Tell whoever is collecting the case number and the court, and note when you told them."}', '{foreclosure,garnishment,repossession,chapter-13}', '2026-11-22 21:34:33.350354+00'),
  ('bankruptcy-basics', 'What bankruptcy is, and what it is not', 'bankruptcy', 'Bankruptcy is a procedure of the federal courts for people and businesses who ca', 'beginner', '{fresh-start}', '{"The Constitution itself provides for it; the rules stand in Title 11 of the United States Code, and cases are heard in federal bankruptcy courts."}', '{chapter-7,chapter-13,debts-that-stay,before-you-file}', '2026-11-22 21:34:33.350354+00'),
  ('before-you-file', 'What not to do before you file', 'bankruptcy', 'The costliest mistakes happen in the months before a case begins, and most of th', 'beginner', '{fresh-start}', '{"Do not sign anything over to a relative or friend. It can be taken back from them, and hiding property can cost you the discharge and is a federal crime."}', '{exemptions,bankruptcy-basics,gathering-papers}', '2026-11-22 21:34:33.350354+00'),
  ('credit-counseling-courses', 'The two courses that everyone must take', 'bankruptcy', 'Nearly everyone who files takes two short courses, one before and one after. The', 'beginner', '{fresh-start}', '{"The first, credit counseling, must be taken within the 180 days before you file. Without its certificate your case can be dismissed."}', '{chapter-7,chapter-13,debt-management-plans}', '2026-11-22 21:34:33.350354+00'),
  ('credit-reports', 'Reading your credit reports and mending them', 'debt', 'Three companies keep a file about you, and each of them may be wrong in its own ', 'beginner', '{fresh-start}', '{"Get the reports from the one official site. Everything else that calls itself free is selling something."}', '{life-after-discharge,debt-inventory,debt-relief-scams}', '2026-11-22 21:34:33.350354+00'),
  ('debt-collectors', 'When collectors call', 'debt', 'A federal law, the Fair Debt Collection Practices Act, says how collectors may b', 'beginner', '{fresh-start}', '{"Within five days of first contact a collector must tell you what the debt is. Dispute it in writing within 30 days of that notice, and collecting must pause until it is verified."}', '{answering-a-lawsuit,settling-debts,debt-relief-scams}', '2026-11-22 21:34:33.350354+00'),
  ('debt-inventory', 'Take stock: one page of what you owe', 'debt', 'Nobody can advise you, and you cannot advise yourself, before the numbers are on', 'beginner', '{fresh-start}', '{"Open all the mail and make two piles: what is owed, and what comes from a court. The second pile comes first."}', '{monthly-plan,credit-reports,gathering-papers}', '2026-11-22 21:34:33.350354+00'),
  ('debt-management-plans', 'A nonprofit credit counselor, and what a plan can do', 'debt', 'A nonprofit counselor goes through your numbers with you, often free, and may of', 'beginner', '{fresh-start}', '{"The first talk should cost little or nothing and last the better part of an hour."}', '{monthly-plan,debt-relief-scams,credit-counseling-courses}', '2026-11-22 21:34:33.350354+00'),
  ('free-legal-help', 'Free and low-cost legal help', 'finding-counsel', 'Legal aid offices, law school clinics and volunteer attorneys help people withou', 'beginner', '{fresh-start}', '{"Offices funded by the Legal Services Corporation usually help households up to 125 percent of the poverty line, and some up to 200."}', '{speak-now,fee-waivers,limited-scope-help}', '2026-11-22 21:34:33.350354+00'),
  ('gathering-papers', 'Papers to gather before you ask anyone', 'records', 'Advice is as good as the papers in front of the one who gives it. An hour of gat', 'beginner', '{fresh-start}', '{"Everything from a court, with its envelope. This goes on top."}', '{first-meeting,debt-inventory,bankruptcy-forms}', '2026-11-22 21:34:33.350354+00'),
  ('how-courts-work', 'How courts work', 'court-procedure', 'There are fifty systems of state courts and a federal one, and knowing which doo', 'beginner', '{}', '{"State courts hear most of what happens to people: contracts, rent, families, wills, injuries. Bankruptcy is always federal."}', '{looking-up-the-law,filing-and-serving,in-the-courtroom}', '2026-11-22 21:34:33.350354+00'),
  ('monthly-plan', 'A month on paper', 'debt', 'A plan for the month shows whether the trouble is in the spending, in the income', 'beginner', '{fresh-start}', '{"Write down what comes in, after taxes, in an ordinary month. If it varies, take a poor one."}', '{debt-inventory,debt-management-plans,life-after-discharge}', '2026-11-22 21:34:33.350354+00'),
  ('settling-debts', 'Settling a debt for less', 'debt', 'Many creditors will take less than the whole, above all for a debt that is old o', 'intermediate', '{fresh-start}', '{"Offer only what your month on paper allows, and begin lower than you can go."}', '{settlement-and-mediation,debt-collectors,tax-debt}', '2026-11-22 21:34:33.350354+00'),
  ('spouses-and-cosigners', 'Spouses, family and those who signed with you', 'bankruptcy', 'Married people may file together or one alone. What matters is who owes, where y', 'intermediate', '{fresh-start,starting-over}', '{"Your spouse does not come to owe your debts because you filed. The other way around, your discharge does not protect a spouse who signed too."}', '{chapter-13,debts-that-stay,someone-to-talk-to}', '2026-11-22 21:34:33.350354+00');

CREATE TABLE public.mail_allowances (
  purpose text NOT NULL,
  email_hash text NOT NULL,
  last_sent_at timestamp with time zone NOT NULL,
  sent_count integer NOT NULL
);
INSERT INTO public.mail_allowances (purpose, email_hash, last_sent_at, sent_count) VALUES
  ('companion-code', 'a6ec48995d6859857f5ecaf37cd18541c7694a981322ef673fab1b38ab445a79', '2026-11-22 21:35:19.998+00', 1),
  ('contact', '09e3d7d0f8e97eb28f1270e4aa2931c4ac4e10951033795b8ffbc86e9f40ff9e', '2026-11-22 21:35:01.826+00', 1),
  ('contact', '0c07e076efb097c7c0dc336f1a652accebfa46a4d3b544b189fd83e52546a0b3', '2026-11-22 21:35:02.865+00', 1),
  ('contact', '1e22af6782fb065e673425638784d0d3d7536b4e5ce7c18193a6c999e9ddeaae', '2026-11-22 21:35:02.027+00', 1),
  ('contact', '201ab5e43295befce3d44da80e850127c70353543691ee08fd14f44b18cf5623', '2026-11-22 21:35:01.682+00', 1),
  ('contact', '2e34fddd11924d7b82d636517798c3602724bdac5cf10c3fbee485bb4d20e761', '2026-11-22 21:35:01.738+00', 1),
  ('contact', '32f589f4e7fa99f7cf28318602bc837bcb3566e57033b5b9da7dcade9a8c8bc3', '2026-11-22 21:35:19.881+00', 1),
  ('contact', '3568dea6bcb0682b74ffbf67e0d6a0d45443b18b49f62eebd3a3b1c3d8b52fc3', '2026-11-22 21:35:03.239+00', 1),
  ('contact', '40daf8c268f220702e873b46aedf8da1c8becdb3aa3d0d2a995bf770ae0d9e17', '2026-11-22 21:35:02.105+00', 1),
  ('contact', '457faaa9515b93732815cea6d22e9b1edfb272192ebb845096291bdf5d6f66ba', '2026-11-22 21:35:02.662+00', 1),
  ('contact', '606f7c2b513d02f0b90d25820ba773f3e7c63d1499a8a61743d9dc33ac083889', '2026-11-22 21:35:02.358+00', 1),
  ('contact', '671e08c0f88a37d346d4c0f79c73f2e47fc24e73ac8fd5da8ef679aa14146866', '2026-11-22 21:35:01.593+00', 1),
  ('contact', 'f179dee08e434b32ec7d3a22f0f729b484f7da0f247047464287bd14474d874c', '2026-11-22 21:35:02.468+00', 1),
  ('contact', 'f45079684303d52fbbc62e2439d83ddf15babc5846424b525a6e6bd059182acf', '2026-11-22 21:35:02.515+00', 1),
  ('free-download:five-verses', 'd96f4cbfc0d99cb4f8222c3cbb6939063f6295077e3d7d44bdf2517879641887', '2026-11-22 21:34:59.314+00', 1),
  ('free-download:five-verses', 'e76c7d13ad9b455c3f4bb922619e588a2c3f7dd38fbbce67ffdb2af75404d8b4', '2026-11-22 21:35:19.837+00', 1),
  ('newsletter', '44497499fc001bd0cf360216e8d5276939bfea782668c88e94ae62d13b013714', '2026-11-22 21:34:55.054+00', 1),
  ('newsletter', 'a9e53ade14af8d1ec7f9a98185d25e234df2a127b37cbc54d49a983fea911eb6', '2026-11-22 21:34:58.355+00', 1),
  ('newsletter', 'ae5e78e1b6a291970f271de202fad84e254a9cf73762c8c1b4e25ccfe4cbf916', '2026-11-22 21:34:50.366+00', 1),
  ('newsletter', 'ae937d7ccefd426bc8ac835fa14d77661b6f80f792df880e1ebeb928f976885e', '2026-11-22 21:34:58.315+00', 1),
  ('newsletter', 'c60fd3956a5e55fde161a566aacfa4317b95af73a924814110653d7264065087', '2026-11-22 21:34:56.192+00', 1),
  ('newsletter', 'cef412843b26eb97406043a5489efd78706b5740dce42b96fb531fdad20b96cd', '2026-11-22 21:34:52.933+00', 1),
  ('newsletter', 'ebf219e0ded77051a1145f0f444e6e5c9b00d396b224751917f48b54f61835b9', '2026-11-22 21:35:18.423+00', 1),
  ('newsletter', 'f19bced40650814883b2dfa0d767afa277c7d093074557a81eaca8d354d957fe', '2026-11-22 21:35:18.444+00', 1),
  ('purchases', 'e8e2bda4d0b9ccd9b646d52dae252ec8b81e8da977368e9da09cacbd19a52cb1', '2026-11-22 21:35:18.314+00', 1),
  ('purchases', 'ee5ae662f2937c17ee33938691dafe4cc4ead28e6e62a343180b1170b5999a7b', '2026-11-22 21:35:18.361+00', 1),
  ('release-notice', '0dcc948380fc4d3b6088abde694ca5d9cef0283df7be8450f06c44ec620dfcc0', '2026-11-22 21:34:59.378+00', 1),
  ('release-notice', '2a9e8c74539d4bd1a874870ed96a23f7f393715924faa8f545120f09b0ffc59a', '2026-11-22 21:35:15.34+00', 1),
  ('release-notice', '58b15bcbe7356e71f00e0760dc94978718a220af9aac3c432ff2850f76aa1877', '2026-11-22 21:35:00.583+00', 1),
  ('release-notice', '7cc8f57b35dc9ce465ba3110fb4ec1e49996aae1eaffd582ecc7eb430d598b37', '2026-11-22 21:35:01.469+00', 1),
  ('roadmap', 'a6ec48995d6859857f5ecaf37cd18541c7694a981322ef673fab1b38ab445a79', '2026-11-22 21:35:20.023+00', 1),
  ('staff-password', '31fe8b38ec106565b9a931aeb8204c9f191c68adf582de31742a9a74d0b9af4e', '2026-11-22 21:35:20.603+00', 1),
  ('starter-kit', '187b0ae960c5b91f90d6d9eb80d78de780c3ff7ee0d2008412bf4728695b2dcd', '2026-11-22 21:35:19.83+00', 1),
  ('starter-kit', '573174ace9deb1abbff9bf8579b7a3bc63ed9e430ccaf3f19c2eb295cbb16424', '2026-11-22 21:34:59.296+00', 1);

CREATE TABLE public.mail_deliveries (
  id uuid NOT NULL,
  letter text NOT NULL,
  cause jsonb NOT NULL,
  recipient text NOT NULL,
  subject text,
  message_id text,
  status text NOT NULL,
  diagnosis text,
  queued_at timestamp with time zone DEFAULT now() NOT NULL,
  sent_at timestamp with time zone,
  changed_at timestamp with time zone NOT NULL
);
INSERT INTO public.mail_deliveries (id, letter, cause, recipient, subject, message_id, status, diagnosis, queued_at, sent_at, changed_at) VALUES
  ('0161f527-9316-4817-8546-36fc52d481c2', 'broadcast-copy', '{"broadcastId": "345fd176-234a-4151-bcce-3e38649a3971", "subscriptionId": "2456b440-8f33-42c2-ae27-c8b91c239289"}', 'reader-three@example.com', 'Sent to all', 'broadcast-0161f527-9316-4817-8546-36fc52d481c2@localhost', 'sent', NULL, '2026-11-22 21:35:14.927925+00', '2026-11-22 21:35:14.934+00', '2026-11-22 21:35:14.934+00'),
  ('054d05de-ab73-4bb1-89e2-1dbcef18b9c4', 'send-notice-question', '{"noticeId": "05e419ad-d831-4356-b209-bd0894500d41"}', 'waits-open@example.com', NULL, NULL, 'queued', NULL, '2026-11-22 21:35:15.336983+00', NULL, '2026-11-22 21:35:15.347+00'),
  ('0592bceb-874f-4389-adb2-6e8d454cd418', 'send-roadmap', '{"assessmentId": "b3500cf3-2c1e-40c5-83f1-1ec906957c54"}', 'companion-open@example.com', NULL, NULL, 'queued', NULL, '2026-11-22 21:35:20.0166+00', NULL, '2026-11-22 21:35:20.024+00'),
  ('06b08f69-1a2f-44a0-9f71-e11847ee08bc', 'send-refund-mail', '{"orderId": "dd6f5440-cd58-48ae-9bd0-ae137566292c"}', 'slow-bank@example.com', 'Your payment for A Quiet Mind has been given back', 'send-refund-mail-06b08f69-1a2f-44a0-9f71-e11847ee08bc@localhost', 'sent', NULL, '2026-11-22 21:34:48.55133+00', '2026-11-22 21:34:48.915+00', '2026-11-22 21:34:48.915+00'),
  ('08cefc60-e67c-494a-9f9b-fa54a32e4b63', 'send-dispatch-mail', '{"orderId": "83b5f98d-a301-4cb6-9e4c-96f4aa53a04a"}', 'to-send-too@example.com', NULL, NULL, 'queued', NULL, '2026-11-22 21:35:17.591374+00', NULL, '2026-11-22 21:35:17.619+00'),
  ('109058ab-11ad-4494-b9df-3e1aba867fd3', 'tell-account-change', '{"change": "password", "userId": "b0eb53ba-c385-418e-a31b-cd84e3ed6219"}', 'helper@example.com', NULL, NULL, 'queued', NULL, '2026-11-22 21:35:20.144984+00', NULL, '2026-11-22 21:35:20.551+00'),
  ('1289a531-6562-4dab-9e1c-5c26fb531c36', 'send-purchases', '{"orderId": "6dc26a15-bcc7-443d-a287-31ec2c1109be"}', 'open-mail@example.com', NULL, NULL, 'queued', NULL, '2026-11-22 21:35:18.31088+00', NULL, '2026-11-22 21:35:18.326+00'),
  ('12967a3d-2dec-4198-b10c-569008dad37c', 'ask-for-yes', '{}', 'accepted@example.com', 'A letter', 'ask-for-yes-12967a3d-2dec-4198-b10c-569008dad37c@localhost', 'accepted', NULL, '2026-11-22 21:34:04.278663+00', '2026-11-22 21:34:04.278663+00', '2026-11-22 21:35:04.278663+00'),
  ('182034f3-c596-437c-bce7-2331e3ca1629', 'welcome-subscriber', '{"subscriptionId": "84549b62-d3ab-45e7-8b8f-357b36daebb1"}', 'reader-open-welcome@example.com', NULL, NULL, 'queued', NULL, '2026-11-22 21:35:19.75551+00', NULL, '2026-11-22 21:35:19.768+00'),
  ('1ca620d4-f9b3-43f6-b7ea-aaf7c4ab19f8', 'answer-message', '{"replyId": "86bd606c-7cc5-441d-a95e-8ef0345b211b"}', 'asks-a@example.com', NULL, NULL, 'queued', NULL, '2026-11-22 21:35:19.895648+00', NULL, '2026-11-22 21:35:19.926+00'),
  ('2043b0fb-5955-4304-b392-5859e7b0e49a', 'send-refund-mail', '{"orderId": "4b719a53-f103-4baa-9f84-519abed93106"}', 'open-refund@example.com', NULL, NULL, 'queued', NULL, '2026-11-22 21:35:18.186002+00', NULL, '2026-11-22 21:35:18.28+00'),
  ('2183e693-6561-42d7-af55-48444aba00ae', 'ask-for-yes', '{}', 'complained@example.com', 'A letter', 'ask-for-yes-2183e693-6561-42d7-af55-48444aba00ae@localhost', 'complained', NULL, '2026-11-22 21:34:04.285516+00', '2026-11-22 21:34:04.285516+00', '2026-11-22 21:35:04.285516+00'),
  ('2abbab08-2650-45be-82d9-27f87661aeee', 'ask-for-yes', '{}', 'withdrawn@example.com', 'A letter', 'ask-for-yes-2abbab08-2650-45be-82d9-27f87661aeee@localhost', 'withdrawn', NULL, '2026-11-22 21:34:04.290802+00', '2026-11-22 21:34:04.290802+00', '2026-11-22 21:35:04.290802+00'),
  ('2e2fca8a-7143-4b8e-87c0-d05babbc5acb', 'tell-edition', '{"orderId": "ebeb30c3-27cd-42d6-a359-160fc0e865b0", "editionId": "22583c40-95a1-4ded-9b14-7b984e8acd84"}', 'asked-refund@example.com', NULL, NULL, 'queued', NULL, '2026-11-22 21:35:15.294415+00', NULL, '2026-11-22 21:35:15.304+00'),
  ('30778b18-6d2a-4b31-bb50-8c0954ea08b3', 'send-order-mail', '{"orderId": "f9ade9eb-17e2-4c3c-9ee8-160ba65301a1"}', 'open-owner@example.com', NULL, NULL, 'queued', NULL, '2026-11-22 21:35:17.506488+00', NULL, '2026-11-22 21:35:17.512+00'),
  ('32cf896d-16df-403f-a8ad-fcee78b9bd1d', 'send-kit', '{"kitRequestId": "81deada4-b976-4255-9b10-80f00295485e"}', 'open-kit@example.com', NULL, NULL, 'queued', NULL, '2026-11-22 21:35:19.827742+00', NULL, '2026-11-22 21:35:19.83+00'),
  ('33037365-be08-44de-babf-2f2dfa025896', 'acknowledge-message', '{"messageId": "02a032fd-ed9a-46ad-b015-c3c7b4bacf46"}', 'spam-b@spam.example', 'Your message has arrived', 'acknowledge-message-33037365-be08-44de-babf-2f2dfa025896@localhost', 'sent', NULL, '2026-11-22 21:35:03.227095+00', '2026-11-22 21:35:03.355+00', '2026-11-22 21:35:03.355+00'),
  ('3de93bab-7cb2-4dc0-bcbf-352de0318a93', 'send-free-download', '{"downloadId": "931506d0-a29c-4331-830a-8e9b1dcf4f15"}', 'sample@example.com', 'Five Verses, to keep', 'send-free-download-3de93bab-7cb2-4dc0-bcbf-352de0318a93@localhost', 'sent', NULL, '2026-11-22 21:34:59.30727+00', '2026-11-22 21:34:59.975+00', '2026-11-22 21:34:59.976+00'),
  ('3f9ce6a2-240a-4081-9072-bfa5dc865fc8', 'send-staff-invitation', '{"invitationId": "3d0bbb72-5605-415c-ac97-57de76dcc13c"}', 'revoked@example.com', 'Eleanor Marsh asks you to help with Eleanor Marsh', 'send-staff-invitation-3f9ce6a2-240a-4081-9072-bfa5dc865fc8@localhost', 'sent', NULL, '2026-11-22 21:34:37.303321+00', '2026-11-22 21:34:37.673+00', '2026-11-22 21:34:37.673+00'),
  ('406eb208-e9a7-4505-ba0b-da19ede5c27f', 'ask-for-yes', '{"subscriptionId": "0acdf90b-a6db-486d-8de6-c3a6151373e5"}', 'reader-open-question@example.com', NULL, NULL, 'queued', NULL, '2026-11-22 21:35:18.414815+00', NULL, '2026-11-22 21:35:18.43+00'),
  ('42d21188-ef7e-4a43-a3c3-18a4d13c697f', 'tell-release', '{"noticeId": "f8dd37f5-8d3c-4ab5-9604-826fcf190595"}', 'waits-one@example.com', NULL, NULL, 'queued', NULL, '2026-11-22 21:35:15.662041+00', NULL, '2026-11-22 21:35:15.766+00'),
  ('48519421-d7a2-4e5c-9530-490b03f409dc', 'send-staff-invitation', '{"invitationId": "afcc388e-5eb2-44a2-9347-fd12d89d46ea"}', 'invited@example.com', NULL, NULL, 'queued', NULL, '2026-11-22 21:35:20.042044+00', NULL, '2026-11-22 21:35:20.053+00'),
  ('4c39cda1-92d0-46d4-8a5e-68e27a79d470', 'welcome-subscriber', '{"subscriptionId": "7bd069f8-7427-43c6-abfc-6ca646eb5473"}', 'reader-ended-by-staff@example.com', 'Welcome, and thank you', 'welcome-subscriber-4c39cda1-92d0-46d4-8a5e-68e27a79d470@localhost', 'sent', NULL, '2026-11-22 21:34:58.830023+00', '2026-11-22 21:34:58.971+00', '2026-11-22 21:34:58.971+00'),
  ('4e820d9f-42db-4557-90f1-10d42482c86b', 'send-series-letter', '{"letterId": "how-was-it", "subscriptionId": "2456b440-8f33-42c2-ae27-c8b91c239289"}', 'reader-three@example.com', NULL, NULL, 'queued', NULL, '2026-11-22 21:35:31.79945+00', NULL, '2026-11-22 21:35:31.79945+00'),
  ('5255551b-67cf-46a9-8b8b-204b03a37836', 'answer-message', '{"replyId": "80dca712-2da8-4879-adea-6f93d7d15fe1"}', 'asks-d@example.com', 'Re: An evening in May?', 'answer-message-5255551b-67cf-46a9-8b8b-204b03a37836@localhost', 'sent', NULL, '2026-11-22 21:35:03.660674+00', '2026-11-22 21:35:04.004+00', '2026-11-22 21:35:04.004+00'),
  ('5b24b316-1307-4e8b-bdf0-e14f53ee6568', 'send-access-code', '{"accessCodeId": "0a16775f-a199-4aba-a8a9-d71b225b9bc6"}', 'companion-open@example.com', NULL, NULL, 'queued', NULL, '2026-11-22 21:35:19.992539+00', NULL, '2026-11-22 21:35:20.002+00'),
  ('63d26c2c-796a-4f06-9e1a-c0d0da2e356c', 'send-part-refund-mail', '{"orderId": "d2357089-2324-472f-befe-a813555fc27d", "refundId": "8f6c980d-e836-45c0-9dce-90cf965b97c5"}', 'failed-refund@example.com', '$5.00 of your payment for A Quiet Mind have been given back', 'send-part-refund-mail-63d26c2c-796a-4f06-9e1a-c0d0da2e356c@localhost', 'sent', NULL, '2026-11-22 21:34:48.915963+00', '2026-11-22 21:34:49.262+00', '2026-11-22 21:34:49.262+00'),
  ('6e879549-3c8f-42ae-822a-cea887da1ed0', 'send-kit', '{"kitRequestId": "735fc78e-d65f-4d4a-87e6-188a6ed04b84"}', 'kit@example.com', 'Your Grant Writer Starter Kit', 'send-kit-6e879549-3c8f-42ae-822a-cea887da1ed0@localhost', 'sent', NULL, '2026-11-22 21:34:59.290958+00', '2026-11-22 21:34:59.412+00', '2026-11-22 21:34:59.412+00'),
  ('6f21be2d-3c76-43bb-82d7-69d0d93a1636', 'tell-owner', '{"orderId": "4c1e11d6-3102-4a7d-85ae-d6c54ca1c8d9"}', 'hello@eleanormarsh.example', NULL, NULL, 'withdrawn', NULL, '2026-11-22 21:34:47.392578+00', NULL, '2026-11-22 21:34:47.572+00'),
  ('7007ea15-be0d-4515-a9b6-90b02143ab25', 'tell-of-subscriber', '{"subscriptionId": "7bd069f8-7427-43c6-abfc-6ca646eb5473"}', 'hello@eleanormarsh.example', 'A new reader: reader-ended-by-staff@example.com', 'tell-of-subscriber-7007ea15-be0d-4515-a9b6-90b02143ab25@localhost', 'sent', NULL, '2026-11-22 21:34:58.830023+00', '2026-11-22 21:34:59.257+00', '2026-11-22 21:34:59.257+00'),
  ('7075e51d-0a4c-44ff-a553-f770593d46ba', 'tell-of-suspected', '{"newCount": 1}', 'hello@eleanormarsh.example', NULL, NULL, 'queued', NULL, '2026-11-22 21:35:31.79824+00', NULL, '2026-11-22 21:35:31.79824+00'),
  ('73c7f7b2-28fb-4dfe-98a1-95e8e0962da2', 'broadcast-copy', '{"broadcastId": "deb4c9a4-0798-4bcd-912a-15c0db030a53", "subscriptionId": "dbe8e34d-f2ad-482c-8ba7-34790b08a402"}', 'reader-two@example.com', NULL, NULL, 'queued', NULL, '2026-11-22 21:35:31.797528+00', NULL, '2026-11-22 21:35:31.797528+00'),
  ('7905e658-9d0f-416b-b328-5d87975c73ca', 'pass-message-on', '{"messageId": "d65cb88b-062c-4bd7-b3ee-6280115cb9f5"}', 'hello@eleanormarsh.example', NULL, NULL, 'queued', NULL, '2026-11-22 21:35:19.862445+00', NULL, '2026-11-22 21:35:19.872+00'),
  ('7a925ec3-2ae1-4cf0-a69e-2ef5a8271f2c', 'send-password-link', '{"passwordResetId": "acb1f6ba-f245-4695-bcc5-eae5c28d011e"}', 'helper@example.com', NULL, NULL, 'queued', NULL, '2026-11-22 21:35:20.600158+00', NULL, '2026-11-22 21:35:20.613+00'),
  ('7fcc4f23-8976-45a3-b618-e0696c24d1cc', 'pass-message-on', '{"messageId": "02a032fd-ed9a-46ad-b015-c3c7b4bacf46"}', 'hello@eleanormarsh.example', 'SEO backlinks (from Ruth Weaver)', 'pass-message-on-7fcc4f23-8976-45a3-b618-e0696c24d1cc@localhost', 'sent', NULL, '2026-11-22 21:35:03.227095+00', '2026-11-22 21:35:03.353+00', '2026-11-22 21:35:03.353+00'),
  ('812f27ef-0979-43e3-a8bc-a1af7cca4bbf', 'tell-account-change', '{"change": "second-factor-on", "userId": "b0eb53ba-c385-418e-a31b-cd84e3ed6219"}', 'helper@example.com', 'Your second step is on', 'tell-account-change-812f27ef-0979-43e3-a8bc-a1af7cca4bbf@localhost', 'sent', NULL, '2026-11-22 21:34:38.437113+00', '2026-11-22 21:34:38.55+00', '2026-11-22 21:34:38.55+00'),
  ('84b3a327-5a4b-4a58-8fa1-26473669709f', 'tell-owner', '{"orderId": "4b719a53-f103-4baa-9f84-519abed93106"}', 'hello@eleanormarsh.example', NULL, NULL, 'queued', NULL, '2026-11-22 21:35:18.186002+00', NULL, '2026-11-22 21:35:18.284+00'),
  ('89725b9c-6acc-41ef-b579-8f205d871ef5', 'send-dispatch-mail', '{"orderId": "5a4d702c-3567-47a2-bd8f-b48d39dddda8"}', 'sent@example.com', 'A Quiet Mind, paperback is on its way', 'send-dispatch-mail-89725b9c-6acc-41ef-b579-8f205d871ef5@localhost', 'sent', NULL, '2026-11-22 21:34:47.507715+00', '2026-11-22 21:34:47.795+00', '2026-11-22 21:34:47.795+00'),
  ('916a5388-150a-4ada-9f6c-c1b6f14656d9', 'ask-for-yes', '{"subscriptionId": "84549b62-d3ab-45e7-8b8f-357b36daebb1"}', 'reader-open-welcome@example.com', 'Shall I write to you?', 'ask-for-yes-916a5388-150a-4ada-9f6c-c1b6f14656d9@localhost', 'sent', NULL, '2026-11-22 21:35:18.435842+00', '2026-11-22 21:35:19.168+00', '2026-11-22 21:35:19.168+00'),
  ('9858b361-b777-4126-8ad6-975ea3a951e2', 'send-order-mail', '{"orderId": "6dc26a15-bcc7-443d-a287-31ec2c1109be"}', 'open-mail@example.com', NULL, NULL, 'queued', NULL, '2026-11-22 21:35:16.710831+00', NULL, '2026-11-22 21:35:16.866+00'),
  ('ab423c18-b2a7-4799-bd51-564c91bd6a5a', 'send-notice-question', '{"noticeId": "0d92923b-e8e7-4f9a-aceb-8099b30d574b"}', 'waits-unconfirmed@example.com', 'Shall I write to you when Greedy/Lying: A Citizen’s Commentary on Money, Truth and Public Life is out?', 'send-notice-question-ab423c18-b2a7-4799-bd51-564c91bd6a5a@localhost', 'sent', NULL, '2026-11-22 21:35:01.452834+00', '2026-11-22 21:35:01.558+00', '2026-11-22 21:35:01.558+00'),
  ('b722ece2-3e5d-4b55-927e-c15961861ae7', 'send-order-mail', '{"orderId": "897adc6e-976a-4192-9b69-a8c9dd9b7d74"}', '52106b05909226bb7229837741004321865b72d4@erased.invalid', NULL, 'send-order-mail-b722ece2-3e5d-4b55-927e-c15961861ae7@localhost', 'sent', NULL, '2026-11-22 21:35:13.726985+00', '2026-11-22 21:35:13.82+00', '2026-11-22 21:35:13.82+00'),
  ('bc2d2f98-88af-4da2-a7f9-b0aebef5d39d', 'tell-owner', '{"orderId": "c8f32b83-8615-4946-bff1-f47efd48bcfb"}', 'hello@eleanormarsh.example', NULL, NULL, 'withdrawn', NULL, '2026-11-22 21:34:48.184858+00', NULL, '2026-11-22 21:34:48.526+00'),
  ('bc59462f-f6f9-4906-8d98-6dce6db1a647', 'send-part-refund-mail', '{"orderId": "507efa41-fbe5-4c1e-8216-a639bb469b4e", "refundId": "1bcb3308-6e5c-47a4-b5a6-f32f628c198c"}', 'second@example.com', NULL, NULL, 'queued', NULL, '2026-11-22 21:35:17.905544+00', NULL, '2026-11-22 21:35:17.967+00'),
  ('c097696f-9505-40aa-a440-f308486878e2', 'send-access-code', '{"accessCodeId": "56c06f17-6d5b-4afb-bf7f-0b85bfab8c6b"}', 'companion@example.com', 'Your code for Eleanor Marsh', 'send-access-code-c097696f-9505-40aa-a440-f308486878e2@localhost', 'sent', NULL, '2026-11-22 21:35:04.643559+00', '2026-11-22 21:35:05.875+00', '2026-11-22 21:35:05.875+00'),
  ('cb6c85c4-1bc0-4926-8a0d-680e8c67b478', 'tell-owner', '{"orderId": "812302be-eca3-43f3-bcce-0bb34369ba01"}', 'hello@eleanormarsh.example', 'To answer within 24 hours: An evening with Eleanor, order 8123-02BE', 'tell-owner-cb6c85c4-1bc0-4926-8a0d-680e8c67b478@localhost', 'sent', NULL, '2026-11-22 21:34:46.196264+00', '2026-11-22 21:34:46.278+00', '2026-11-22 21:34:46.278+00'),
  ('cc4fc56f-d59f-4177-aef6-0b06c7be95df', 'tell-edition', '{"orderId": "f0d1ac8b-6c68-4036-99f0-1844e0d1444b", "editionId": "22583c40-95a1-4ded-9b14-7b984e8acd84"}', 'fulfilled@example.com', NULL, NULL, 'queued', NULL, '2026-11-22 21:35:15.294415+00', NULL, '2026-11-22 21:35:15.301+00'),
  ('d1cd1f82-2191-435a-8a21-8debe63b4f99', 'acknowledge-message', '{"messageId": "d65cb88b-062c-4bd7-b3ee-6280115cb9f5"}', 'open-contact@example.com', NULL, NULL, 'queued', NULL, '2026-11-22 21:35:19.862445+00', NULL, '2026-11-22 21:35:19.885+00'),
  ('d274992c-eb35-45b3-8b5d-05287e39129c', 'send-purchases', '{"orderId": "f0d1ac8b-6c68-4036-99f0-1844e0d1444b"}', 'fulfilled@example.com', NULL, NULL, 'queued', NULL, '2026-11-22 21:35:18.355064+00', NULL, '2026-11-22 21:35:18.363+00'),
  ('d8ba5ee2-3681-447a-afd1-a5e848b2ec54', 'send-free-download', '{"downloadId": "4fcc9b94-3476-490a-bebd-f1c14dc8fd45"}', 'open-sample@example.com', NULL, NULL, 'queued', NULL, '2026-11-22 21:35:19.836369+00', NULL, '2026-11-22 21:35:19.838+00'),
  ('db0a8bdd-c71a-4af8-9fcf-cab2f2485366', 'test-broadcast', '{"broadcastId": "722f7092-f685-4858-9601-bfef820b09eb"}', 'hello@eleanormarsh.example', NULL, NULL, 'queued', NULL, '2026-11-22 21:35:20.657511+00', NULL, '2026-11-22 21:35:20.659+00'),
  ('dd3fc468-9c72-4dee-bd14-be960d9db8ac', 'send-renewed-link', '{"linkId": "f3964d21-a466-45e4-8d16-f6b94a8bd621", "orderId": "f0d1ac8b-6c68-4036-99f0-1844e0d1444b"}', 'fulfilled@example.com', NULL, NULL, 'queued', NULL, '2026-11-22 21:35:18.379397+00', NULL, '2026-11-22 21:35:18.4+00'),
  ('e24f1673-637b-4512-af56-6252f31b618a', 'tell-release', '{"noticeId": "8b9305e0-b3f2-4aaf-8613-6088ece579a3"}', 'waits-two@example.com', NULL, NULL, 'queued', NULL, '2026-11-22 21:35:15.662041+00', NULL, '2026-11-22 21:35:15.675+00'),
  ('e2bea259-7c4b-47f2-a60a-249bdbf0de73', 'tell-edition', '{"orderId": "d2357089-2324-472f-befe-a813555fc27d", "editionId": "22583c40-95a1-4ded-9b14-7b984e8acd84"}', 'failed-refund@example.com', NULL, NULL, 'queued', NULL, '2026-11-22 21:35:15.294415+00', NULL, '2026-11-22 21:35:15.308+00'),
  ('e3a18a44-5464-4921-9d2a-212da31b5eeb', 'tell-edition', '{"orderId": "f1502e60-ba46-49c2-98b8-9cc7bbcd8f60", "editionId": "22583c40-95a1-4ded-9b14-7b984e8acd84"}', 'part-mended@example.com', NULL, NULL, 'queued', NULL, '2026-11-22 21:35:15.294415+00', NULL, '2026-11-22 21:35:15.298+00'),
  ('e3db6890-de9e-4c5e-8127-9e9b5b14e5c6', 'send-free-download', '{"downloadId": "931506d0-a29c-4331-830a-8e9b1dcf4f15"}', 'sample@example.com', NULL, NULL, 'queued', NULL, '2026-11-22 21:35:31.847686+00', NULL, '2026-11-22 21:35:31.847686+00'),
  ('e3e939de-9176-4f0e-ae9e-af3be3b2a841', 'tell-owner', '{"orderId": "dd6f5440-cd58-48ae-9bd0-ae137566292c"}', 'hello@eleanormarsh.example', NULL, NULL, 'withdrawn', NULL, '2026-11-22 21:34:48.55133+00', NULL, '2026-11-22 21:34:48.914+00'),
  ('e592a696-e0a8-4965-9145-80c9dbd6823f', 'ask-for-yes', '{}', 'suppressed@example.com', 'A letter', 'ask-for-yes-e592a696-e0a8-4965-9145-80c9dbd6823f@localhost', 'suppressed', NULL, '2026-11-22 21:34:04.288491+00', '2026-11-22 21:34:04.288491+00', '2026-11-22 21:35:04.288491+00'),
  ('e977d555-b549-426b-8572-a346a471f2ab', 'tell-edition', '{"orderId": "897adc6e-976a-4192-9b69-a8c9dd9b7d74", "editionId": "22583c40-95a1-4ded-9b14-7b984e8acd84"}', '52106b05909226bb7229837741004321865b72d4@erased.invalid', NULL, NULL, 'queued', NULL, '2026-11-22 21:35:15.294415+00', NULL, '2026-11-22 21:35:15.303+00'),
  ('e9a6cf56-3b42-442f-b989-c6d2e09b9ed2', 'tell-of-subscriber', '{"subscriptionId": "84549b62-d3ab-45e7-8b8f-357b36daebb1"}', 'hello@eleanormarsh.example', NULL, NULL, 'queued', NULL, '2026-11-22 21:35:19.75551+00', NULL, '2026-11-22 21:35:19.772+00'),
  ('ee314d40-c860-40a2-b211-ca2064c55b84', 'send-order-mail', '{"orderId": "4b719a53-f103-4baa-9f84-519abed93106"}', 'open-refund@example.com', NULL, NULL, 'queued', NULL, '2026-11-22 21:35:18.126297+00', NULL, '2026-11-22 21:35:18.149+00'),
  ('ee6fb0b2-28c3-4329-bc91-7ac90b8dae52', 'send-kit', '{}', 'bounced-two@example.com', 'A letter', 'send-kit-ee6fb0b2-28c3-4329-bc91-7ac90b8dae52@localhost', 'bounced', '5.1.1 550 5.1.1 <bounced-two@example.com>: Recipient address rejected: User unknown in local recipient table', '2026-11-22 21:34:04.233898+00', '2026-11-22 21:34:04.233898+00', '2026-11-22 21:35:04.257+00'),
  ('ef7dc767-3e11-4392-95f6-dc26a16da8b3', 'tell-owner', '{"orderId": "f9ade9eb-17e2-4c3c-9ee8-160ba65301a1"}', 'hello@eleanormarsh.example', NULL, NULL, 'queued', NULL, '2026-11-22 21:35:17.506488+00', NULL, '2026-11-22 21:35:17.508+00'),
  ('f4287f20-7977-4e22-aaf4-2e82426f7dc4', 'ask-for-yes', '{}', 'bounced@example.com', 'A letter', 'ask-for-yes-f4287f20-7977-4e22-aaf4-2e82426f7dc4@localhost', 'bounced', '5.1.1 550 5.1.1 <bounced@example.com>: Recipient address rejected: User unknown in local recipient table', '2026-11-22 21:34:04.203776+00', '2026-11-22 21:34:04.203776+00', '2026-11-22 21:35:04.226+00'),
  ('f89c6f5c-906a-4965-b309-de610da4eb4f', 'send-free-download', '{"downloadId": "931506d0-a29c-4331-830a-8e9b1dcf4f15"}', 'sample@example.com', NULL, NULL, 'queued', NULL, '2026-11-22 21:35:31.846468+00', NULL, '2026-11-22 21:35:31.846468+00');

CREATE TABLE public.mail_reports (
  id_hash text NOT NULL,
  delivery_id uuid,
  outcome text,
  received_at timestamp with time zone DEFAULT now() NOT NULL
);
INSERT INTO public.mail_reports (id_hash, delivery_id, outcome, received_at) VALUES
  ('1111111111111111111111111111111111111111111111111111111111111111', '12967a3d-2dec-4198-b10c-569008dad37c', 'accepted', '2026-11-22 21:35:04.280681+00'),
  ('2222222222222222222222222222222222222222222222222222222222222222', '2183e693-6561-42d7-af55-48444aba00ae', 'complained', '2026-11-22 21:35:04.287626+00'),
  ('3333333333333333333333333333333333333333333333333333333333333333', 'e592a696-e0a8-4965-9145-80c9dbd6823f', 'bounced-soft', '2026-11-22 21:35:04.290234+00'),
  ('341fee65e6d95c639d3196ccb7726ad0456748c1fc14cbdd5437a9e8eed9bfcd', 'f4287f20-7977-4e22-aaf4-2e82426f7dc4', 'bounced-hard', '2026-11-22 21:35:04.212769+00'),
  ('4444444444444444444444444444444444444444444444444444444444444444', '2abbab08-2650-45be-82d9-27f87661aeee', 'delayed', '2026-11-22 21:35:04.292025+00'),
  ('deca68cb4209fdb3f74bdd6adeb04ce4250c9469fd27c6bf4db976bb2a1987a8', 'ee6fb0b2-28c3-4329-bc91-7ac90b8dae52', 'bounced-hard', '2026-11-22 21:35:04.246433+00');

CREATE TABLE public.mail_suppressions (
  list text NOT NULL,
  email text NOT NULL,
  reason text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL
);
INSERT INTO public.mail_suppressions (list, email, reason, created_at) VALUES
  ('letters', 'bounced@example.com', 'bounced', '2026-11-22 21:35:04.212769+00'),
  ('letters', 'complained@example.com', 'complained', '2026-11-22 21:35:04.29234+00'),
  ('purchases', 'bounced@example.com', 'bounced', '2026-11-22 21:35:04.29234+00');

CREATE TABLE public.migrations (
  id serial NOT NULL,
  "timestamp" bigint NOT NULL,
  name character varying NOT NULL
);
INSERT INTO public.migrations (id, "timestamp", name) VALUES
  (1, 1763700000000, 'SpecificationTables1763700000000'),
  (10, 1763703110000, 'Releases1763703110000'),
  (11, 1763703300000, 'LettersOnRequest1763703300000'),
  (12, 1763703400000, 'NewsletterDesk1763703400000'),
  (13, 1763703500000, 'MailDeliveries1763703500000'),
  (14, 1763703600000, 'Broadcasts1763703600000'),
  (15, 1763703710000, 'Staff1763703710000'),
  (16, 1763703720000, 'StrangersKeptInBounds1763703720000'),
  (17, 1763703750000, 'MailReports1763703750000'),
  (18, 1763703810000, 'WelcomeSeries1763703810000'),
  (19, 1763704200000, 'SpokenPreviews1763704200000'),
  (2, 1763700100000, 'SaleTables1763700100000'),
  (20, 1763704300000, 'LegalCompanion1763704300000'),
  (21, 1763800000000, 'AuditLog1763800000000'),
  (22, 1763800100000, 'StaffAccounts1763800100000'),
  (23, 1763800200000, 'ProductsAtTheDesk1763800200000'),
  (24, 1763800300000, 'OrderDesk1763800300000'),
  (25, 1763800400000, 'PeopleDesk1763800400000'),
  (26, 1763800500000, 'Figures1763800500000'),
  (27, 1763800510000, 'FiguresOfRefunds1763800510000'),
  (28, 1763800600000, 'SiteDesk1763800600000'),
  (3, 1763700200000, 'AnnounceProducts1763700200000'),
  (4, 1763702500000, 'OrderMails1763702500000'),
  (5, 1763702600000, 'Schedules1763702600000'),
  (6, 1763702610000, 'OutboxPromises1763702610000'),
  (7, 1763702700000, 'PaymentSweep1763702700000'),
  (8, 1763702900000, 'OutboxRequests1763702900000'),
  (9, 1763703100000, 'GoodsByHand1763703100000');
SELECT setval('public.migrations_id_seq', (SELECT max(id) FROM public.migrations));

CREATE TABLE public.newsletter_subscriptions (
  id text NOT NULL,
  email text NOT NULL,
  status text NOT NULL,
  asked_at timestamp with time zone NOT NULL,
  confirmed_at timestamp with time zone,
  ended_at timestamp with time zone,
  topics text[],
  ended_by_staff boolean DEFAULT false NOT NULL
);
INSERT INTO public.newsletter_subscriptions (id, email, status, asked_at, confirmed_at, ended_at, topics, ended_by_staff) VALUES
  ('0acdf90b-a6db-486d-8de6-c3a6151373e5', 'reader-open-question@example.com', 'pending', '2026-11-22 21:35:18.418+00', NULL, NULL, NULL, false),
  ('2456b440-8f33-42c2-ae27-c8b91c239289', 'reader-three@example.com', 'confirmed', '2026-11-22 21:34:55.049+00', '2026-11-22 21:34:55.653+00', NULL, NULL, false),
  ('2586e0ff-72ff-4077-9efd-e8dfe95abaa7', 'reader-left@example.com', 'ended', '2026-11-22 21:34:56.187+00', '2026-11-22 21:34:56.418+00', '2026-11-22 21:34:58.276+00', NULL, false),
  ('7bd069f8-7427-43c6-abfc-6ca646eb5473', 'reader-ended-by-staff@example.com', 'ended', '2026-11-22 21:34:58.34+00', '2026-11-22 21:34:58.832+00', '2026-11-22 21:34:59.273+00', NULL, true),
  ('84549b62-d3ab-45e7-8b8f-357b36daebb1', 'reader-open-welcome@example.com', 'confirmed', '2026-11-22 21:35:18.436+00', '2026-11-22 21:35:19.76+00', NULL, NULL, false),
  ('d080fe6a-0a88-4f52-99ac-64c89b77cf83', 'reader-one@example.com', 'confirmed', '2026-11-22 21:34:50.313+00', '2026-11-22 21:34:51.601+00', NULL, '{books}', false),
  ('d95671a4-36e4-47db-94e4-0fcbef0abd3e', 'reader-asked@example.com', 'pending', '2026-11-22 21:34:58.311+00', NULL, NULL, NULL, false),
  ('dbe8e34d-f2ad-482c-8ba7-34790b08a402', 'reader-two@example.com', 'confirmed', '2026-11-22 21:34:52.918+00', '2026-11-22 21:34:53.831+00', NULL, NULL, false);

CREATE TABLE public.newsletters (
  id text DEFAULT (gen_random_uuid())::text NOT NULL,
  email text NOT NULL,
  subscribed_at timestamp with time zone DEFAULT now()
);
INSERT INTO public.newsletters (id, email, subscribed_at) VALUES
  ('1458a93c-cec4-42e3-b70d-59db3757b674', 'reader-two@example.com', '2026-11-22 21:34:53.828887+00'),
  ('4c588604-cec9-4697-998e-345ea57323b9', 'reader-three@example.com', '2026-11-22 21:34:55.652877+00'),
  ('a73d2a84-39b2-4976-9e3c-62555ce7a325', 'reader-one@example.com', '2026-11-22 21:34:51.576192+00'),
  ('cb8255a4-6225-4e98-8d31-990fe33695f7', 'reader-open-welcome@example.com', '2026-11-22 21:35:19.75551+00');

CREATE TABLE public.order_address_changes (
  id uuid NOT NULL,
  order_id text NOT NULL,
  old_email text NOT NULL,
  new_email text NOT NULL,
  changed_by text NOT NULL,
  changed_at timestamp with time zone DEFAULT now() NOT NULL
);
INSERT INTO public.order_address_changes (id, order_id, old_email, new_email, changed_by, changed_at) VALUES
  ('90aece71-431f-44f7-a253-375012a19ac0', 'f1502e60-ba46-49c2-98b8-9cc7bbcd8f60', 'part@example.com', 'part-mended@example.com', 'Eleanor Marsh', '2026-11-22 21:34:49.524948+00');

CREATE TABLE public.order_addresses (
  order_id text NOT NULL,
  name text NOT NULL,
  line1 text NOT NULL,
  line2 text,
  city text NOT NULL,
  region text NOT NULL,
  postal_code text NOT NULL,
  country text NOT NULL
);
INSERT INTO public.order_addresses (order_id, name, line1, line2, city, region, postal_code, country) VALUES
  ('5a4d702c-3567-47a2-bd8f-b48d39dddda8', 'Ruth Weaver', '12 Orchard Lane', 'Apt 4', 'Richmond', 'Virginia', '23220', 'US'),
  ('77d896f4-58e3-4f45-b92c-319aa98ffdba', 'Ruth Weaver', '12 Orchard Lane', 'Apt 4', 'Richmond', 'Virginia', '23220', 'US'),
  ('83b5f98d-a301-4cb6-9e4c-96f4aa53a04a', 'Ruth Weaver', '12 Orchard Lane', 'Apt 4', 'Richmond', 'Virginia', '23220', 'US'),
  ('f9ade9eb-17e2-4c3c-9ee8-160ba65301a1', 'Ruth Weaver', '12 Orchard Lane', 'Apt 4', 'Richmond', 'Virginia', '23220', 'US');

CREATE TABLE public.order_dispatches (
  order_id text NOT NULL,
  sent_at timestamp with time zone DEFAULT now() NOT NULL,
  tracking_number text
);
INSERT INTO public.order_dispatches (order_id, sent_at, tracking_number) VALUES
  ('5a4d702c-3567-47a2-bd8f-b48d39dddda8', '2026-11-22 21:34:47.507715+00', 'EP 1234'),
  ('83b5f98d-a301-4cb6-9e4c-96f4aa53a04a', '2026-11-22 21:35:17.591374+00', NULL);

CREATE TABLE public.order_mails (
  order_id text NOT NULL,
  sent_at timestamp with time zone DEFAULT now() NOT NULL
);
INSERT INTO public.order_mails (order_id, sent_at) VALUES
  ('4c1e11d6-3102-4a7d-85ae-d6c54ca1c8d9', '2026-11-22 21:34:46.898695+00'),
  ('507efa41-fbe5-4c1e-8216-a639bb469b4e', '2026-11-22 21:34:41.681558+00'),
  ('5a4d702c-3567-47a2-bd8f-b48d39dddda8', '2026-11-22 21:34:46.012193+00'),
  ('77d896f4-58e3-4f45-b92c-319aa98ffdba', '2026-11-22 21:34:45.345923+00'),
  ('812302be-eca3-43f3-bcce-0bb34369ba01', '2026-11-22 21:34:46.227781+00'),
  ('83b5f98d-a301-4cb6-9e4c-96f4aa53a04a', '2026-11-22 21:34:45.712495+00'),
  ('897adc6e-976a-4192-9b69-a8c9dd9b7d74', '2026-11-22 21:35:13.769937+00'),
  ('c8f32b83-8615-4946-bff1-f47efd48bcfb', '2026-11-22 21:34:43.348979+00'),
  ('d2357089-2324-472f-befe-a813555fc27d', '2026-11-22 21:34:44.299686+00'),
  ('dd6f5440-cd58-48ae-9bd0-ae137566292c', '2026-11-22 21:34:43.867855+00'),
  ('ebeb30c3-27cd-42d6-a359-160fc0e865b0', '2026-11-22 21:34:44.911798+00'),
  ('f0d1ac8b-6c68-4036-99f0-1844e0d1444b', '2026-11-22 21:34:49.955047+00'),
  ('f1502e60-ba46-49c2-98b8-9cc7bbcd8f60', '2026-11-22 21:34:49.605931+00');

CREATE TABLE public.order_notes (
  id uuid NOT NULL,
  order_id text NOT NULL,
  author text NOT NULL,
  body text NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  edited_at timestamp with time zone,
  edited_by text
);
INSERT INTO public.order_notes (id, order_id, author, body, version, created_at, edited_at, edited_by) VALUES
  ('4bbc1f0e-67e2-4736-96d2-033ce5c10c64', 'f0d1ac8b-6c68-4036-99f0-1844e0d1444b', 'Eleanor Marsh', 'Asked for large print, twice.', 2, '2026-11-22 21:34:49.325441+00', '2026-11-22 21:34:49.413+00', 'Eleanor Marsh');

CREATE TABLE public.order_requests (
  key_hash text NOT NULL,
  fingerprint text NOT NULL,
  order_id text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL
);
INSERT INTO public.order_requests (key_hash, fingerprint, order_id, created_at) VALUES
  ('0e0dadc5cd58900310e9318417db64b56c67917b444880dc0cd102c2f9f225cc', 'c98d9f6a8ad25ce83d6f4e4ab5b57dece8352a397befa29adf669ec79cb9c64a', 'd9ce1117-d6dc-401c-bb65-4471736e220a', '2026-11-22 21:35:27.269+00'),
  ('7d36fef541e6af45cb64afefa0c035beb2d78b853a5fca2b05300f31b23be6c5', '599fccfe87472d319dcf1e470f964fa8e55b2fefcf7210c7db3bb7e3ce74f4ff', '652005bc-24db-49e7-8ecd-aa573d50d9af', '2026-11-22 21:35:27.355+00'),
  ('de1f0f1957a3ba29be02d16a16fc7fdea769c014d5b1becd092fb41db694e21c', '6a7dd0d93c84727a41a1a9cf6352ac5e342ea69efd8ab9eccc722f6cb31028ec', '2b58c570-0c4f-4505-9832-6e3f02424566', '2026-11-22 21:34:46.261+00');

CREATE TABLE public.orders (
  id text DEFAULT (gen_random_uuid())::text NOT NULL,
  customer_email text NOT NULL,
  customer_name text,
  product_id text NOT NULL,
  quantity integer DEFAULT 1 NOT NULL,
  total_amount integer NOT NULL,
  stripe_payment_intent_id text,
  status text DEFAULT 'pending'::text,
  created_at timestamp with time zone DEFAULT now(),
  completed_at timestamp with time zone
);
INSERT INTO public.orders (id, customer_email, customer_name, product_id, quantity, total_amount, stripe_payment_intent_id, status, created_at, completed_at) VALUES
  ('2b58c570-0c4f-4505-9832-6e3f02424566', 'pending@example.com', 'Ruth Weaver', '12900259-f99b-4b53-956b-1f5a4e23a047', 1, 1299, 'pi_3I3S7CXB8uy8fGnUerZc0Mrk', 'pending', '2026-11-22 21:14:46.237802+00', NULL),
  ('4b719a53-f103-4baa-9f84-519abed93106', 'open-refund@example.com', 'Ruth Weaver', '12900259-f99b-4b53-956b-1f5a4e23a047', 1, 1299, 'pi_3AzPx7ieOoDTX7mDndoQPIdp', 'refunded', '2026-11-22 21:35:18.024538+00', '2026-11-22 21:35:18.106+00'),
  ('4c1e11d6-3102-4a7d-85ae-d6c54ca1c8d9', 'disputed@example.com', 'Ruth Weaver', '12900259-f99b-4b53-956b-1f5a4e23a047', 1, 1299, 'pi_3ipmitUHpc4Eb6yVKJn9pOlq', 'disputed', '2026-11-22 21:34:46.513208+00', '2026-11-22 21:34:46.738+00'),
  ('507efa41-fbe5-4c1e-8216-a639bb469b4e', 'second@example.com', 'Ruth Weaver', 'finding-peace-ebook', 1, 999, 'pi_3JGeoQRkg1gWNX3OC4T5nniV', 'fulfilled', '2026-11-22 21:34:40.719267+00', '2026-11-22 21:34:41.373+00'),
  ('51a16aad-eb56-471d-9cd3-84e802eb1352', 'cancelled@example.com', 'Ruth Weaver', '12900259-f99b-4b53-956b-1f5a4e23a047', 1, 1299, 'pi_3w1KtYKWObhbzEjqIPVUY6EF', 'cancelled', '2026-11-22 21:35:27.471392+00', NULL),
  ('5a4d702c-3567-47a2-bd8f-b48d39dddda8', 'sent@example.com', 'Ruth Weaver', 'bd15f58a-249b-4dcf-8548-6f1ce7740653', 1, 1995, 'pi_3tKLQec5q3rim7w1iV217beq', 'sent', '2026-11-22 21:34:45.697083+00', '2026-11-22 21:34:45.881+00'),
  ('652005bc-24db-49e7-8ecd-aa573d50d9af', 'will-dispute@example.com', 'Ruth Weaver', '12900259-f99b-4b53-956b-1f5a4e23a047', 1, 1299, 'pi_3lTrxzm7tav7NGOt3PjjKR7g', 'pending', '2026-11-22 21:35:27.330508+00', NULL),
  ('6dc26a15-bcc7-443d-a287-31ec2c1109be', 'open-mail@example.com', 'Ruth Weaver', '12900259-f99b-4b53-956b-1f5a4e23a047', 1, 1299, 'pi_3EdHOTqxl3T1RCcrKYjImDFD', 'fulfilled', '2026-11-22 21:35:15.850586+00', '2026-11-22 21:35:16.58+00'),
  ('77d896f4-58e3-4f45-b92c-319aa98ffdba', 'to-send@example.com', 'Ruth Weaver', 'bd15f58a-249b-4dcf-8548-6f1ce7740653', 1, 1995, 'pi_3iGFkdWsj7dSUzgFoj7WQye5', 'to-send', '2026-11-22 21:34:44.902058+00', '2026-11-22 21:34:45.211+00'),
  ('812302be-eca3-43f3-bcce-0bb34369ba01', 'talk@example.com', 'Ruth Weaver', '91de2023-0e77-4f02-8875-8659dedc09e0', 1, 50000, 'pi_3F4abfyY3LGYIuNrjBQ0OY86', 'fulfilled', '2026-11-22 21:34:45.952474+00', '2026-11-22 21:34:46.176+00'),
  ('83b5f98d-a301-4cb6-9e4c-96f4aa53a04a', 'to-send-too@example.com', 'Ruth Weaver', 'bd15f58a-249b-4dcf-8548-6f1ce7740653', 1, 1995, 'pi_3F9M0Wwsu04oXkX2OPrtCQPO', 'sent', '2026-11-22 21:34:45.31825+00', '2026-11-22 21:34:45.602+00'),
  ('897adc6e-976a-4192-9b69-a8c9dd9b7d74', '52106b05909226bb7229837741004321865b72d4@erased.invalid', NULL, '12900259-f99b-4b53-956b-1f5a4e23a047', 1, 1299, 'pi_31unGXoPE7UZZkEB2U4jRAAu', 'fulfilled', '2026-11-22 21:35:13.253171+00', '2026-11-22 21:35:13.702+00'),
  ('a68f297a-c03c-4211-9e44-87d613dd1c3a', 'processing@example.com', 'Ruth Weaver', '12900259-f99b-4b53-956b-1f5a4e23a047', 1, 1299, 'pi_3eHp8z56PseKghwTh9QREJ4Z', 'processing', '2026-11-22 21:35:27.424583+00', NULL),
  ('c8f32b83-8615-4946-bff1-f47efd48bcfb', 'whole@example.com', 'Ruth Weaver', '12900259-f99b-4b53-956b-1f5a4e23a047', 1, 1299, 'pi_3VrUpYkgwYGTRjZwwxXvYhhS', 'refunded', '2026-11-22 21:34:42.608525+00', '2026-11-22 21:34:43.201+00'),
  ('caa58bd8-6304-43de-a2c6-ce6ecd09504c', 'paid@example.com', 'Ruth Weaver', '12900259-f99b-4b53-956b-1f5a4e23a047', 1, 1299, 'pi_3XGAFe407XUqkUXS6bVuVLDt', 'paid', '2026-11-22 21:35:26.939946+00', '2026-11-22 21:35:27.131+00'),
  ('d2357089-2324-472f-befe-a813555fc27d', 'failed-refund@example.com', 'Ruth Weaver', '12900259-f99b-4b53-956b-1f5a4e23a047', 1, 1299, 'pi_39WBBe5TjJ07OmMFp8dj5TR2', 'fulfilled', '2026-11-22 21:34:43.802807+00', '2026-11-22 21:34:44.19+00'),
  ('d9ce1117-d6dc-401c-bb65-4471736e220a', 'just-paid@example.com', 'Ruth Weaver', '12900259-f99b-4b53-956b-1f5a4e23a047', 1, 1299, 'pi_3qXxWzh3O93KEmMpxMNfK8XG', 'pending', '2026-11-22 21:35:27.262168+00', NULL),
  ('dd6f5440-cd58-48ae-9bd0-ae137566292c', 'slow-bank@example.com', 'Ruth Weaver', '12900259-f99b-4b53-956b-1f5a4e23a047', 1, 1299, 'pi_3DNZw1NsZupfBPOwLfbApzWC', 'refunded', '2026-11-22 21:34:43.330449+00', '2026-11-22 21:34:43.642+00'),
  ('e1adaa7a-b425-41d1-9f6b-aff5eb0aa1d8', 'failed@example.com', 'Ruth Weaver', '12900259-f99b-4b53-956b-1f5a4e23a047', 1, 1299, 'pi_3HZMN7TVHQ8BFMa1ZDAZ7J4l', 'failed', '2026-11-22 21:34:46.338114+00', NULL),
  ('ebeb30c3-27cd-42d6-a359-160fc0e865b0', 'asked-refund@example.com', 'Ruth Weaver', '12900259-f99b-4b53-956b-1f5a4e23a047', 1, 1299, 'pi_3TqeOJC34W5oeGqWQ5xxvSWV', 'fulfilled', '2026-11-22 21:34:44.28712+00', '2026-11-22 21:34:44.805+00'),
  ('f0d1ac8b-6c68-4036-99f0-1844e0d1444b', 'fulfilled@example.com', 'Ruth Weaver', '12900259-f99b-4b53-956b-1f5a4e23a047', 1, 1299, 'pi_3vJhXRUzJm97DRlbbFJVf0uy', 'fulfilled', '2026-11-22 21:34:39.902636+00', '2026-11-22 21:34:40.428+00'),
  ('f1502e60-ba46-49c2-98b8-9cc7bbcd8f60', 'part-mended@example.com', 'Ruth Weaver', '12900259-f99b-4b53-956b-1f5a4e23a047', 1, 1299, 'pi_3zjDHcVXGVBGtJJ11AO1YSkl', 'fulfilled', '2026-11-22 21:34:41.650975+00', '2026-11-22 21:34:42.251+00'),
  ('f9ade9eb-17e2-4c3c-9ee8-160ba65301a1', 'open-owner@example.com', 'Ruth Weaver', 'bd15f58a-249b-4dcf-8548-6f1ce7740653', 1, 1995, 'pi_3oXOcfgmTnScCW9L7gyYw3WQ', 'to-send', '2026-11-22 21:35:16.958352+00', '2026-11-22 21:35:17.364+00');

CREATE TABLE public.outbox (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  seq bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  job text NOT NULL,
  payload jsonb NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  dispatched_at timestamp with time zone,
  closed_at timestamp with time zone,
  due_at timestamp with time zone DEFAULT now(),
  dedup_key text,
  failures integer DEFAULT 0 NOT NULL,
  failed_at timestamp with time zone,
  last_error text,
  request_id text
);
INSERT INTO public.outbox (id, seq, job, payload, created_at, dispatched_at, closed_at, due_at, dedup_key, failures, failed_at, last_error, request_id) OVERRIDING SYSTEM VALUE VALUES
  ('054d05de-ab73-4bb1-89e2-1dbcef18b9c4', 158, 'send-notice-question', '{"noticeId": "05e419ad-d831-4356-b209-bd0894500d41"}', '2026-11-22 21:35:15.336983+00', NULL, NULL, '2026-11-22 21:35:15.336983+00', NULL, 0, NULL, NULL, '0f375bd2-3147-4c3e-8000-305320927988'),
  ('0592bceb-874f-4389-adb2-6e8d454cd418', 195, 'send-roadmap', '{"assessmentId": "b3500cf3-2c1e-40c5-83f1-1ec906957c54"}', '2026-11-22 21:35:20.0166+00', NULL, NULL, '2026-11-22 21:35:20.0166+00', NULL, 0, NULL, NULL, 'c5fad5bf-ad9a-4f20-93e0-b015cf24109b'),
  ('06b08f69-1a2f-44a0-9f71-e11847ee08bc', 77, 'send-refund-mail', '{"orderId": "dd6f5440-cd58-48ae-9bd0-ae137566292c"}', '2026-11-22 21:34:48.55133+00', '2026-11-22 21:34:48.799645+00', '2026-11-22 21:34:48.920444+00', NULL, NULL, 0, NULL, NULL, '702579f7-ef1f-498e-9ff1-2ea4aff0a55b'),
  ('08cefc60-e67c-494a-9f9b-fa54a32e4b63', 169, 'send-dispatch-mail', '{"orderId": "83b5f98d-a301-4cb6-9e4c-96f4aa53a04a"}', '2026-11-22 21:35:17.591374+00', NULL, NULL, '2026-11-22 21:35:17.591374+00', NULL, 0, NULL, NULL, 'aaf5ccc7-2fef-40b8-8fa1-34cf6875a8eb'),
  ('109058ab-11ad-4494-b9df-3e1aba867fd3', 197, 'tell-account-change', '{"change": "password", "userId": "b0eb53ba-c385-418e-a31b-cd84e3ed6219"}', '2026-11-22 21:35:20.144984+00', NULL, NULL, '2026-11-22 21:35:20.144984+00', NULL, 0, NULL, NULL, '82c1e675-fb68-409b-86b4-5ef5461b0d6f'),
  ('10ded37d-60cd-45c3-9f2e-3cb21dbddfa1', 226, 'forget-old-deliveries', '{}', '2026-11-22 21:35:31.844617+00', NULL, NULL, '2026-11-22 21:35:31.844617+00', 'schedule', 0, NULL, NULL, NULL),
  ('124a621f-d20c-4922-9fa4-d1b3a205b734', 225, 'forget-closed-jobs', '{}', '2026-11-22 21:35:31.833969+00', NULL, NULL, '2026-11-22 21:35:31.833969+00', 'schedule', 0, NULL, NULL, NULL),
  ('1289a531-6562-4dab-9e1c-5c26fb531c36', 182, 'send-purchases', '{"orderId": "6dc26a15-bcc7-443d-a287-31ec2c1109be"}', '2026-11-22 21:35:18.31088+00', NULL, NULL, '2026-11-22 21:35:18.31088+00', NULL, 0, NULL, NULL, '8e688e93-cecc-49cb-8c96-6d41eae4ab60'),
  ('14a0ffa9-b4cd-43cd-a72a-7b861b611dca', 217, 'sweep-payments', '{}', '2026-11-22 21:35:31.81816+00', NULL, NULL, '2026-11-22 21:35:31.81816+00', 'schedule', 0, NULL, NULL, NULL),
  ('165e4dfe-91f3-47de-8ddb-f02f217c3a78', 227, 'forget-sources', '{}', '2026-11-22 21:35:31.845303+00', NULL, NULL, '2026-11-22 21:35:31.845303+00', 'schedule', 0, NULL, NULL, NULL),
  ('17c4bf05-7bbb-4223-baa9-cacdd83a7241', 223, 'forget-unconfirmed', '{}', '2026-11-22 21:35:31.828889+00', NULL, NULL, '2026-11-22 21:35:31.828889+00', 'schedule', 0, NULL, NULL, NULL),
  ('182034f3-c596-437c-bce7-2331e3ca1629', 187, 'welcome-subscriber', '{"subscriptionId": "84549b62-d3ab-45e7-8b8f-357b36daebb1"}', '2026-11-22 21:35:19.75551+00', NULL, NULL, '2026-11-22 21:35:19.75551+00', NULL, 0, NULL, NULL, 'edd5ea44-be7f-44d1-94ff-c0ffbd18bde0'),
  ('198821ab-b96b-4109-b782-48d443d46934', 11, 'forget-closed-jobs', '{}', '2026-11-22 21:34:34.128078+00', '2026-11-22 21:34:34.470261+00', '2026-11-22 21:34:35.51224+00', NULL, 'schedule', 0, NULL, NULL, NULL),
  ('1ca620d4-f9b3-43f6-b7ea-aaf7c4ab19f8', 193, 'answer-message', '{"replyId": "86bd606c-7cc5-441d-a95e-8ef0345b211b"}', '2026-11-22 21:35:19.895648+00', NULL, NULL, '2026-11-22 21:35:19.895648+00', NULL, 0, NULL, NULL, '8146e4b0-a7b7-4be0-b809-75f30114b077'),
  ('1f319c6e-897e-4306-b6cc-28c53235df8c', 144, 'acknowledge-message', '{"messageId": "28d77692-493d-41e6-9805-9b2049ae9de9"}', '2026-11-22 21:35:13.11623+00', '2026-11-22 21:35:13.18292+00', '2026-11-22 21:35:13.547019+00', NULL, NULL, 0, NULL, NULL, 'ea5aaab2-4a53-43f9-b174-3db943265a3f'),
  ('2043b0fb-5955-4304-b392-5859e7b0e49a', 180, 'send-refund-mail', '{"orderId": "4b719a53-f103-4baa-9f84-519abed93106"}', '2026-11-22 21:35:18.186002+00', NULL, NULL, '2026-11-22 21:35:18.186002+00', NULL, 0, NULL, NULL, '6aeb7812-9a98-49f7-9c57-f89a83a65790'),
  ('2a6fd6b6-acb8-4a2f-bd91-71c571a81cce', 175, 'deliver-order', '{"orderId": "4b719a53-f103-4baa-9f84-519abed93106"}', '2026-11-22 21:35:18.099469+00', '2026-11-22 21:35:18.107845+00', '2026-11-22 21:35:18.157769+00', NULL, NULL, 0, NULL, NULL, 'f20d72c9-7bcd-4d07-b1b0-174cbec5b974'),
  ('2c0da924-4299-4f62-828f-ae3743c82821', 220, 'forget-unconfirmed-notices', '{}', '2026-11-22 21:35:31.827552+00', NULL, NULL, '2026-11-22 21:35:31.827552+00', 'schedule', 0, NULL, NULL, NULL),
  ('2e2fca8a-7143-4b8e-87c0-d05babbc5acb', 156, 'tell-edition', '{"orderId": "ebeb30c3-27cd-42d6-a359-160fc0e865b0", "editionId": "22583c40-95a1-4ded-9b14-7b984e8acd84"}', '2026-11-22 21:35:15.294415+00', NULL, NULL, '2026-11-22 21:35:15.294415+00', NULL, 0, NULL, NULL, 'c22f6e19-321e-498d-a13b-383925702691'),
  ('2ec0fa49-f08c-4b95-9526-b3355ddb2cb9', 149, 'forget-kept-letters', '{"names": ["acknowledge-message-1f319c6e-897e-4306-b6cc-28c53235df8c.eml", "send-free-download-3f47fd15-3284-47c4-bdea-224c7e4cebca.eml", "pass-message-on-71f44330-f751-49c1-9123-3fcf200222a2.eml", "send-order-mail-b722ece2-3e5d-4b55-927e-c15961861ae7.eml"]}', '2026-11-22 21:35:13.925509+00', NULL, NULL, '2026-11-22 21:35:13.925509+00', NULL, 0, NULL, NULL, '0e56ab5e-c5c8-4818-bb59-21e0566d64f0'),
  ('2ece27a1-3b8e-4a93-8ea0-f4902861be96', 139, 'make-preview', '{"makingId": "d5de47fb-4093-47c6-a258-c3ea204c1398"}', '2026-11-22 21:35:12.825527+00', NULL, NULL, '2026-11-22 21:35:12.825527+00', NULL, 0, NULL, NULL, '1a3dc587-1533-455c-b1db-2970a6e9d040'),
  ('30778b18-6d2a-4b31-bb50-8c0954ea08b3', 168, 'send-order-mail', '{"orderId": "f9ade9eb-17e2-4c3c-9ee8-160ba65301a1"}', '2026-11-22 21:35:17.506488+00', NULL, NULL, '2026-11-22 21:35:17.506488+00', NULL, 0, NULL, NULL, '3acd0b2e-cc43-4b1e-8bdf-f43529d9d8d4'),
  ('32341105-f7f0-48e9-a8bb-ccc82ad8e8d8', 219, 'announce-releases', '{}', '2026-11-22 21:35:31.827067+00', NULL, NULL, '2026-11-22 21:35:31.827067+00', 'schedule', 0, NULL, NULL, NULL),
  ('32cf896d-16df-403f-a8ad-fcee78b9bd1d', 189, 'send-kit', '{"kitRequestId": "81deada4-b976-4255-9b10-80f00295485e"}', '2026-11-22 21:35:19.827742+00', NULL, NULL, '2026-11-22 21:35:19.827742+00', NULL, 0, NULL, NULL, '205a2379-a651-40c7-8a29-614c8913fcb3'),
  ('33b92dde-d3a1-4e2b-afbd-d5f9dcb248bc', 206, 'settle-payment', '{"paymentIntentId": "pi_3lTrxzm7tav7NGOt3PjjKR7g"}', '2026-11-22 21:35:27.436143+00', NULL, NULL, '2026-11-22 21:35:27.436143+00', NULL, 0, NULL, NULL, '1b116fb4-292b-414d-9b78-6539794b51a9'),
  ('34dc089c-1efd-4689-a2cb-7442f5b3c27a', 2, 'replay-events', '{}', '2026-11-22 21:34:34.128078+00', '2026-11-22 21:34:34.470261+00', '2026-11-22 21:34:35.587049+00', NULL, 'schedule', 0, NULL, NULL, NULL),
  ('360343f4-c48d-4470-9c59-5238dd481de8', 200, 'settle-payment', '{"paymentIntentId": "pi_3XGAFe407XUqkUXS6bVuVLDt"}', '2026-11-22 21:35:27.05962+00', '2026-11-22 21:35:27.069508+00', '2026-11-22 21:35:27.134505+00', NULL, NULL, 0, NULL, NULL, 'f27b10e4-2e98-468e-abb5-ad72ed3057d1'),
  ('38781efe-cfc1-4aa0-9863-588df8376f50', 140, 'make-preview', '{"makingId": "1de07ace-ba77-4506-b4b5-327aebbce36d"}', '2026-11-22 21:35:12.917542+00', NULL, NULL, '2026-11-22 21:35:12.917542+00', NULL, 0, NULL, NULL, 'eed485c2-0abb-444a-92c0-7113862474db'),
  ('3a2b0271-2c44-416c-89f5-8d7127548446', 6, 'forget-unconfirmed-notices', '{}', '2026-11-22 21:34:34.128078+00', '2026-11-22 21:34:34.470261+00', '2026-11-22 21:34:35.385032+00', NULL, 'schedule', 0, NULL, NULL, NULL),
  ('3ba8bdc9-952f-450f-855a-aeceed04343c', 7, 'forget-suspected', '{}', '2026-11-22 21:34:34.128078+00', '2026-11-22 21:34:34.470261+00', '2026-11-22 21:34:35.4882+00', NULL, 'schedule', 0, NULL, NULL, NULL),
  ('3f47fd15-3284-47c4-bdea-224c7e4cebca', 145, 'send-free-download', '{"downloadId": "8ebd029e-ad2d-4265-9f90-c887f25a8e69"}', '2026-11-22 21:35:13.207928+00', '2026-11-22 21:35:13.223587+00', '2026-11-22 21:35:13.555827+00', NULL, NULL, 0, NULL, NULL, '82e5d726-b7fe-4b4e-9643-99575d0b2e53'),
  ('3f9ce6a2-240a-4081-9072-bfa5dc865fc8', 16, 'send-staff-invitation', '{"invitationId": "3d0bbb72-5605-415c-ac97-57de76dcc13c"}', '2026-11-22 21:34:37.303321+00', '2026-11-22 21:34:37.352817+00', '2026-11-22 21:34:37.687212+00', NULL, NULL, 0, NULL, NULL, 'df875f6b-88e7-48bd-939e-9fa5a80dc720'),
  ('406eb208-e9a7-4505-ba0b-da19ede5c27f', 185, 'ask-for-yes', '{"subscriptionId": "0acdf90b-a6db-486d-8de6-c3a6151373e5"}', '2026-11-22 21:35:18.414815+00', NULL, NULL, '2026-11-22 21:35:18.414815+00', NULL, 0, NULL, NULL, '5acc0668-fea6-4927-89bf-43241b7891c9'),
  ('42d21188-ef7e-4a43-a3c3-18a4d13c697f', 161, 'tell-release', '{"noticeId": "f8dd37f5-8d3c-4ab5-9604-826fcf190595"}', '2026-11-22 21:35:15.662041+00', NULL, NULL, '2026-11-22 21:35:15.662041+00', NULL, 0, NULL, NULL, 'e6634515-9f9b-4fb0-88de-05022a32c27e'),
  ('437ac3b4-62cc-4321-8afb-afc79115fefb', 222, 'gather-suspected', '{}', '2026-11-22 21:35:31.828399+00', NULL, NULL, '2026-11-22 21:35:31.828399+00', 'schedule', 0, NULL, NULL, NULL),
  ('48519421-d7a2-4e5c-9530-490b03f409dc', 196, 'send-staff-invitation', '{"invitationId": "afcc388e-5eb2-44a2-9347-fd12d89d46ea"}', '2026-11-22 21:35:20.042044+00', NULL, NULL, '2026-11-22 21:35:20.042044+00', NULL, 0, NULL, NULL, '76267f6a-a609-4de1-b26d-dd40b4b4a0eb'),
  ('4af6e781-89ab-478b-84d6-0d4ca6b29e18', 202, 'announce-edition', '{"editionId": "be4a0a5d-6bc0-42b5-9513-03963e1c61c0"}', '2026-11-22 21:35:27.22197+00', NULL, NULL, '2026-11-22 21:35:27.22197+00', NULL, 0, NULL, NULL, '7fc563ea-cca8-44ae-baef-12c80a58c81d'),
  ('4c39cda1-92d0-46d4-8a5e-68e27a79d470', 99, 'welcome-subscriber', '{"subscriptionId": "7bd069f8-7427-43c6-abfc-6ca646eb5473"}', '2026-11-22 21:34:58.830023+00', '2026-11-22 21:34:58.845253+00', '2026-11-22 21:34:58.988355+00', NULL, NULL, 0, NULL, NULL, '0ab1de15-16c2-4eea-a6cd-c3d253eea5aa'),
  ('4e820d9f-42db-4557-90f1-10d42482c86b', 214, 'send-series-letter', '{"letterId": "how-was-it", "subscriptionId": "2456b440-8f33-42c2-ae27-c8b91c239289"}', '2026-11-22 21:35:31.799176+00', NULL, NULL, '2026-11-22 21:35:31.799176+00', NULL, 0, NULL, NULL, NULL),
  ('4f5096ef-b171-40f4-8794-a51532a63f8f', 216, 'replay-events', '{}', '2026-11-22 21:35:31.800767+00', NULL, NULL, '2026-11-22 21:35:31.800767+00', 'schedule', 0, NULL, NULL, NULL),
  ('5255551b-67cf-46a9-8b8b-204b03a37836', 130, 'answer-message', '{"replyId": "80dca712-2da8-4879-adea-6f93d7d15fe1"}', '2026-11-22 21:35:03.660674+00', '2026-11-22 21:35:03.705594+00', '2026-11-22 21:35:04.017617+00', NULL, NULL, 0, NULL, NULL, '5d8ccbf5-1d6b-42ee-ae35-5cb6481916da'),
  ('531b59e7-d9fa-4798-8c7a-34a12cd2f7ce', 9, 'forget-unconfirmed', '{}', '2026-11-22 21:34:34.128078+00', '2026-11-22 21:34:34.470261+00', '2026-11-22 21:34:35.487888+00', NULL, 'schedule', 0, NULL, NULL, NULL),
  ('5a372b9d-4c12-4713-ace4-554453a692e9', 159, 'announce-releases', '{}', '2026-11-22 21:35:15.477181+00', '2026-11-22 21:35:15.551579+00', '2026-11-22 21:35:15.771214+00', NULL, NULL, 0, NULL, NULL, 'e6634515-9f9b-4fb0-88de-05022a32c27e'),
  ('5b24b316-1307-4e8b-bdf0-e14f53ee6568', 194, 'send-access-code', '{"accessCodeId": "0a16775f-a199-4aba-a8a9-d71b225b9bc6"}', '2026-11-22 21:35:19.992539+00', NULL, NULL, '2026-11-22 21:35:19.992539+00', NULL, 0, NULL, NULL, '24c0358b-3ede-46ab-8331-c52ec3afc69f'),
  ('5b7c5a13-47da-40c2-b3c9-1391890ae4ce', 8, 'gather-suspected', '{}', '2026-11-22 21:34:34.128078+00', '2026-11-22 21:34:34.470261+00', '2026-11-22 21:34:35.416733+00', NULL, 'schedule', 0, NULL, NULL, NULL),
  ('5bb7f11c-00e4-4616-b190-72ca7c672726', 10, 'forget-assessments', '{}', '2026-11-22 21:34:34.128078+00', '2026-11-22 21:34:34.470261+00', '2026-11-22 21:34:35.568288+00', NULL, 'schedule', 0, NULL, NULL, NULL),
  ('5c0592e5-8948-4549-ba7b-fcb9691f7329', 218, 'remove-unclaimed-files', '{}', '2026-11-22 21:35:31.825535+00', NULL, NULL, '2026-11-22 21:35:31.825535+00', 'schedule', 0, NULL, NULL, NULL),
  ('6206d086-cd23-4752-b56b-e08520237612', 211, 'send-broadcast-batch', '{"broadcastId": "deb4c9a4-0798-4bcd-912a-15c0db030a53"}', '2026-11-22 21:35:31.792014+00', NULL, NULL, '2026-11-22 21:35:31.792014+00', NULL, 0, NULL, NULL, NULL),
  ('62a4e707-ee93-4caa-a912-7450b62de734', 137, 'make-preview', '{"makingId": "a4761db7-73bb-4c11-9a76-13fb78d254cd"}', '2026-11-22 21:35:12.737648+00', NULL, NULL, '2026-11-22 21:35:12.737648+00', NULL, 0, NULL, NULL, '4340daae-12a0-4ce4-8a52-2e34ba066462'),
  ('62d73d6d-3f33-48a4-b331-964690c846a5', 215, 'forget-preview-wishes', '{}', '2026-11-22 21:35:31.800262+00', NULL, NULL, '2026-11-22 21:35:31.800262+00', 'schedule', 0, NULL, NULL, NULL),
  ('63d26c2c-796a-4f06-9e1a-c0d0da2e356c', 82, 'send-part-refund-mail', '{"orderId": "d2357089-2324-472f-befe-a813555fc27d", "refundId": "8f6c980d-e836-45c0-9dce-90cf965b97c5"}', '2026-11-22 21:34:48.915963+00', '2026-11-22 21:34:49.114767+00', '2026-11-22 21:34:49.266822+00', NULL, NULL, 0, NULL, NULL, '942ea0cb-bac7-48b3-86c3-bc13f4b675ca'),
  ('6e879549-3c8f-42ae-822a-cea887da1ed0', 101, 'send-kit', '{"kitRequestId": "735fc78e-d65f-4d4a-87e6-188a6ed04b84"}', '2026-11-22 21:34:59.290958+00', '2026-11-22 21:34:59.301949+00', '2026-11-22 21:34:59.41382+00', NULL, NULL, 0, NULL, NULL, 'ae2a0b24-4a9c-41c6-866e-61c919ed6641'),
  ('7007ea15-be0d-4515-a9b6-90b02143ab25', 100, 'tell-of-subscriber', '{"subscriptionId": "7bd069f8-7427-43c6-abfc-6ca646eb5473"}', '2026-11-22 21:34:58.830023+00', '2026-11-22 21:34:58.845253+00', '2026-11-22 21:34:59.269716+00', NULL, NULL, 0, NULL, NULL, '0ab1de15-16c2-4eea-a6cd-c3d253eea5aa'),
  ('7075e51d-0a4c-44ff-a553-f770593d46ba', 213, 'tell-of-suspected', '{"newCount": 1}', '2026-11-22 21:35:31.797952+00', NULL, NULL, '2026-11-22 21:35:31.797952+00', NULL, 0, NULL, NULL, NULL),
  ('71f44330-f751-49c1-9123-3fcf200222a2', 143, 'pass-message-on', '{"messageId": "28d77692-493d-41e6-9805-9b2049ae9de9"}', '2026-11-22 21:35:13.11623+00', '2026-11-22 21:35:13.18292+00', '2026-11-22 21:35:13.541082+00', NULL, NULL, 0, NULL, NULL, 'ea5aaab2-4a53-43f9-b174-3db943265a3f'),
  ('73c7f7b2-28fb-4dfe-98a1-95e8e0962da2', 212, 'broadcast-copy', '{"broadcastId": "deb4c9a4-0798-4bcd-912a-15c0db030a53", "subscriptionId": "dbe8e34d-f2ad-482c-8ba7-34790b08a402"}', '2026-11-22 21:35:31.796009+00', NULL, NULL, '2026-11-22 21:35:31.796009+00', NULL, 0, NULL, NULL, NULL),
  ('7622f4cb-ddaa-4ab1-a8ce-86baa95c5317', 208, 'start-broadcast', '{"broadcastId": "deb4c9a4-0798-4bcd-912a-15c0db030a53"}', '2026-11-22 21:35:27.697543+00', NULL, NULL, '2026-11-22 21:35:27.697543+00', NULL, 0, NULL, NULL, 'd4ee2596-d516-4a8b-80aa-d9224ef73a41'),
  ('76c4afb6-2135-4b9c-81c6-3b640e2c89c9', 142, 'make-preview', '{"makingId": "58d4668b-15a7-41d9-b416-cf10b41f8944"}', '2026-11-22 21:35:13.005863+00', NULL, NULL, '2026-11-22 21:35:13.005863+00', NULL, 0, NULL, NULL, 'ebc31be6-8dfc-4597-9cea-cc6b8051cdec'),
  ('7817af5b-38e9-4283-a626-968163634d3f', 141, 'make-preview', '{"makingId": "c3279930-f829-4cd8-ae47-810882e30369"}', '2026-11-22 21:35:12.959784+00', NULL, NULL, NULL, NULL, 8, '2026-11-22 21:35:31.84816+00', 'The voice did not answer.', 'c4c38e3e-9668-4565-853a-f06a84291e6e'),
  ('7905e658-9d0f-416b-b328-5d87975c73ca', 191, 'pass-message-on', '{"messageId": "d65cb88b-062c-4bd7-b3ee-6280115cb9f5"}', '2026-11-22 21:35:19.862445+00', NULL, NULL, '2026-11-22 21:35:19.862445+00', NULL, 0, NULL, NULL, '5980d179-1563-497b-8ec4-089918d150f7'),
  ('7a925ec3-2ae1-4cf0-a69e-2ef5a8271f2c', 198, 'send-password-link', '{"passwordResetId": "acb1f6ba-f245-4695-bcc5-eae5c28d011e"}', '2026-11-22 21:35:20.600158+00', NULL, NULL, '2026-11-22 21:35:20.600158+00', NULL, 0, NULL, NULL, 'e2edae46-a615-4ff9-8e5e-e79c41092868'),
  ('812f27ef-0979-43e3-a8bc-a1af7cca4bbf', 19, 'tell-account-change', '{"change": "second-factor-on", "userId": "b0eb53ba-c385-418e-a31b-cd84e3ed6219"}', '2026-11-22 21:34:38.437113+00', '2026-11-22 21:34:38.452386+00', '2026-11-22 21:34:38.557868+00', NULL, NULL, 0, NULL, NULL, '22b73e09-e057-49a6-87a8-3c185ca12c4c'),
  ('8216cb2e-c862-4f4c-9ad4-70294df06911', 13, 'forget-sources', '{}', '2026-11-22 21:34:34.128078+00', '2026-11-22 21:34:34.470261+00', '2026-11-22 21:34:35.593016+00', NULL, 'schedule', 0, NULL, NULL, NULL),
  ('84b3a327-5a4b-4a58-8fa1-26473669709f', 181, 'tell-owner', '{"orderId": "4b719a53-f103-4baa-9f84-519abed93106"}', '2026-11-22 21:35:18.186002+00', NULL, NULL, '2026-11-22 21:35:18.186002+00', NULL, 0, NULL, NULL, '6aeb7812-9a98-49f7-9c57-f89a83a65790'),
  ('883d2275-75eb-4ca0-9ffc-a49a5ff76b17', 224, 'forget-assessments', '{}', '2026-11-22 21:35:31.829306+00', NULL, NULL, '2026-11-22 21:35:31.829306+00', 'schedule', 0, NULL, NULL, NULL),
  ('89725b9c-6acc-41ef-b579-8f205d871ef5', 64, 'send-dispatch-mail', '{"orderId": "5a4d702c-3567-47a2-bd8f-b48d39dddda8"}', '2026-11-22 21:34:47.507715+00', '2026-11-22 21:34:47.628521+00', '2026-11-22 21:34:47.798129+00', NULL, NULL, 0, NULL, NULL, 'fe60671e-b09e-4fcf-b2a8-0d93bce7c4f8'),
  ('916a5388-150a-4ada-9f6c-c1b6f14656d9', 186, 'ask-for-yes', '{"subscriptionId": "84549b62-d3ab-45e7-8b8f-357b36daebb1"}', '2026-11-22 21:35:18.435842+00', '2026-11-22 21:35:18.448665+00', '2026-11-22 21:35:19.170673+00', NULL, NULL, 0, NULL, NULL, '4f93ecbf-6758-4d6a-bd7a-6df08c3e3e59'),
  ('935bf1d7-f9a8-4b18-83fa-438140a34b8d', 3, 'sweep-payments', '{}', '2026-11-22 21:34:34.128078+00', '2026-11-22 21:34:34.470261+00', '2026-11-22 21:34:35.179777+00', NULL, 'schedule', 0, NULL, NULL, NULL),
  ('93ae0906-edc0-445e-9abc-ecdba0531c7b', 207, 'start-broadcast', '{"broadcastId": "c2d00bf8-a859-42cc-9aa4-242e62fe6a9d"}', '2026-11-22 21:35:27.577517+00', NULL, NULL, '2026-11-22 22:35:27.533517+00', NULL, 0, NULL, NULL, '79549062-844a-48ff-9f67-2612827fbffc'),
  ('968236ae-7a84-4427-bc16-ddd8ea895ebc', 221, 'forget-suspected', '{}', '2026-11-22 21:35:31.827985+00', NULL, NULL, '2026-11-22 21:35:31.827985+00', 'schedule', 0, NULL, NULL, NULL),
  ('9858b361-b777-4126-8ad6-975ea3a951e2', 164, 'send-order-mail', '{"orderId": "6dc26a15-bcc7-443d-a287-31ec2c1109be"}', '2026-11-22 21:35:16.710831+00', NULL, NULL, '2026-11-22 21:35:16.710831+00', NULL, 0, NULL, NULL, '07c47991-6441-4d8f-8bc6-6019e5217a43'),
  ('9e085ac5-f342-4ad8-bd6a-8f37104b7442', 12, 'forget-old-deliveries', '{}', '2026-11-22 21:34:34.128078+00', '2026-11-22 21:34:34.470261+00', '2026-11-22 21:34:35.606658+00', NULL, 'schedule', 0, NULL, NULL, NULL),
  ('9f1a6398-0cde-4a3b-a649-59d03444d68e', 135, 'make-preview', '{"makingId": "7165d7ac-e36d-4e0a-8f9f-4694580453e4"}', '2026-11-22 21:35:07.902772+00', '2026-11-22 21:35:10.577229+00', '2026-11-22 21:35:12.622979+00', NULL, NULL, 0, NULL, NULL, 'f6a2125d-8c0e-4049-bf8e-c64e77f900af'),
  ('a0d0e61d-3601-4794-b0a3-fb6809a7a986', 136, 'remove-recording', '{"sha256": "25ead3cab05c3c8d913c8c5b8dcda846eae80f66b3ea646b9afbe08bc040cb8e", "previewId": "7165d7ac-e36d-4e0a-8f9f-4694580453e4"}', '2026-11-22 21:35:12.692757+00', NULL, NULL, '2026-11-22 21:35:12.692757+00', NULL, 0, NULL, NULL, '40ad6819-8bec-4b1c-a07a-3b6012c41b72'),
  ('ab423c18-b2a7-4799-bd51-564c91bd6a5a', 105, 'send-notice-question', '{"noticeId": "0d92923b-e8e7-4f9a-aceb-8099b30d574b"}', '2026-11-22 21:35:01.452834+00', '2026-11-22 21:35:01.484333+00', '2026-11-22 21:35:01.559612+00', NULL, NULL, 0, NULL, NULL, '1547b1ec-9ef1-4363-91d0-8ab830d65352'),
  ('b722ece2-3e5d-4b55-927e-c15961861ae7', 148, 'send-order-mail', '{"orderId": "897adc6e-976a-4192-9b69-a8c9dd9b7d74"}', '2026-11-22 21:35:13.726985+00', '2026-11-22 21:35:13.742239+00', '2026-11-22 21:35:13.830318+00', NULL, NULL, 0, NULL, NULL, 'b78e48b9-dbfd-4419-83da-4c95a2185682'),
  ('ba8105e3-3458-48fa-a3ac-54cd7604afd7', 204, 'remove-recording', '{"sha256": "0000000000000000000000000000000000000000000000000000000000000000", "previewId": "0b8c7a52-0000-4000-8000-000000000000"}', '2026-11-22 21:35:27.419156+00', NULL, NULL, '2026-11-22 21:35:27.419156+00', NULL, 0, NULL, NULL, NULL),
  ('bc59462f-f6f9-4906-8d98-6dce6db1a647', 173, 'send-part-refund-mail', '{"orderId": "507efa41-fbe5-4c1e-8216-a639bb469b4e", "refundId": "1bcb3308-6e5c-47a4-b5a6-f32f628c198c"}', '2026-11-22 21:35:17.905544+00', NULL, NULL, '2026-11-22 21:35:17.905544+00', NULL, 0, NULL, NULL, '34141dee-33db-4176-ad71-5d3a92588c5d'),
  ('c097696f-9505-40aa-a440-f308486878e2', 131, 'send-access-code', '{"accessCodeId": "56c06f17-6d5b-4afb-bf7f-0b85bfab8c6b"}', '2026-11-22 21:35:04.643559+00', '2026-11-22 21:35:04.680245+00', '2026-11-22 21:35:05.877984+00', NULL, NULL, 0, NULL, NULL, 'f4a8b782-497d-45dc-8dff-deeeda7474a6'),
  ('cc4fc56f-d59f-4177-aef6-0b06c7be95df', 154, 'tell-edition', '{"orderId": "f0d1ac8b-6c68-4036-99f0-1844e0d1444b", "editionId": "22583c40-95a1-4ded-9b14-7b984e8acd84"}', '2026-11-22 21:35:15.294415+00', NULL, NULL, '2026-11-22 21:35:15.294415+00', NULL, 0, NULL, NULL, 'c22f6e19-321e-498d-a13b-383925702691'),
  ('cd537fb5-b29c-40e1-854e-859d479d69e7', 201, 'deliver-order', '{"orderId": "caa58bd8-6304-43de-a2c6-ce6ecd09504c"}', '2026-11-22 21:35:27.114852+00', NULL, NULL, '2026-11-22 21:35:27.114852+00', NULL, 0, NULL, NULL, 'f27b10e4-2e98-468e-abb5-ad72ed3057d1'),
  ('cfc50347-626d-4608-bd26-d971f9aec441', 1, 'forget-preview-wishes', '{}', '2026-11-22 21:34:34.128078+00', '2026-11-22 21:34:34.470261+00', '2026-11-22 21:34:34.717414+00', NULL, 'schedule', 0, NULL, NULL, NULL),
  ('cff8a16f-cc84-4588-90a0-a934a5891741', 138, 'make-preview', '{"makingId": "bd8e3184-808c-4035-92fd-584b3eceafde"}', '2026-11-22 21:35:12.7779+00', NULL, NULL, '2026-11-22 21:35:12.7779+00', NULL, 0, NULL, NULL, 'c6d9f9cf-c322-4258-b290-883dd1c09cbe'),
  ('d1cd1f82-2191-435a-8a21-8debe63b4f99', 192, 'acknowledge-message', '{"messageId": "d65cb88b-062c-4bd7-b3ee-6280115cb9f5"}', '2026-11-22 21:35:19.862445+00', NULL, NULL, '2026-11-22 21:35:19.862445+00', NULL, 0, NULL, NULL, '5980d179-1563-497b-8ec4-089918d150f7'),
  ('d274992c-eb35-45b3-8b5d-05287e39129c', 183, 'send-purchases', '{"orderId": "f0d1ac8b-6c68-4036-99f0-1844e0d1444b"}', '2026-11-22 21:35:18.355064+00', NULL, NULL, '2026-11-22 21:35:18.355064+00', NULL, 0, NULL, NULL, '3b7348bb-8f9e-4d0b-b37d-588ff286d641'),
  ('d8ba5ee2-3681-447a-afd1-a5e848b2ec54', 190, 'send-free-download', '{"downloadId": "4fcc9b94-3476-490a-bebd-f1c14dc8fd45"}', '2026-11-22 21:35:19.836369+00', NULL, NULL, '2026-11-22 21:35:19.836369+00', NULL, 0, NULL, NULL, '16e59755-64d6-47bf-8279-5a3279409709'),
  ('d99de6f0-4284-4062-99db-2e9e5b7bd7f0', 4, 'remove-unclaimed-files', '{}', '2026-11-22 21:34:34.128078+00', '2026-11-22 21:34:34.470261+00', '2026-11-22 21:34:35.232384+00', NULL, 'schedule', 0, NULL, NULL, NULL),
  ('db0a8bdd-c71a-4af8-9fcf-cab2f2485366', 199, 'test-broadcast', '{"broadcastId": "722f7092-f685-4858-9601-bfef820b09eb"}', '2026-11-22 21:35:20.657511+00', NULL, NULL, '2026-11-22 21:35:20.657511+00', NULL, 0, NULL, NULL, '8c5887ab-c395-4f94-89fb-89692441689e'),
  ('db82c1f6-7929-4af1-8d59-ea0eae956525', 209, 'start-broadcast', '{"broadcastId": "5e0aff36-b374-4aef-82a1-918091bad69e"}', '2026-11-22 21:35:27.760082+00', NULL, NULL, '2026-11-22 21:35:27.760082+00', NULL, 0, NULL, NULL, 'fcc63234-b3c3-4791-bceb-1288f8604dae'),
  ('dd3fc468-9c72-4dee-bd14-be960d9db8ac', 184, 'send-renewed-link', '{"linkId": "f3964d21-a466-45e4-8d16-f6b94a8bd621", "orderId": "f0d1ac8b-6c68-4036-99f0-1844e0d1444b"}', '2026-11-22 21:35:18.379397+00', NULL, NULL, '2026-11-22 21:35:18.379397+00', NULL, 0, NULL, NULL, 'a0dbd422-c736-460e-8014-8626e746921a'),
  ('e24f1673-637b-4512-af56-6252f31b618a', 160, 'tell-release', '{"noticeId": "8b9305e0-b3f2-4aaf-8613-6088ece579a3"}', '2026-11-22 21:35:15.662041+00', NULL, NULL, '2026-11-22 21:35:15.662041+00', NULL, 0, NULL, NULL, 'e6634515-9f9b-4fb0-88de-05022a32c27e'),
  ('e2bea259-7c4b-47f2-a60a-249bdbf0de73', 157, 'tell-edition', '{"orderId": "d2357089-2324-472f-befe-a813555fc27d", "editionId": "22583c40-95a1-4ded-9b14-7b984e8acd84"}', '2026-11-22 21:35:15.294415+00', NULL, NULL, '2026-11-22 21:35:15.294415+00', NULL, 0, NULL, NULL, 'c22f6e19-321e-498d-a13b-383925702691'),
  ('e3a18a44-5464-4921-9d2a-212da31b5eeb', 153, 'tell-edition', '{"orderId": "f1502e60-ba46-49c2-98b8-9cc7bbcd8f60", "editionId": "22583c40-95a1-4ded-9b14-7b984e8acd84"}', '2026-11-22 21:35:15.294415+00', NULL, NULL, '2026-11-22 21:35:15.294415+00', NULL, 0, NULL, NULL, 'c22f6e19-321e-498d-a13b-383925702691'),
  ('e3db6890-de9e-4c5e-8127-9e9b5b14e5c6', 229, 'send-free-download', '{"downloadId": "931506d0-a29c-4331-830a-8e9b1dcf4f15"}', '2026-11-22 21:35:31.847382+00', NULL, NULL, NULL, NULL, 7, '2026-11-22 21:35:31.847921+00', 'The mail server does not answer.', NULL),
  ('e3e939de-9176-4f0e-ae9e-af3be3b2a841', 78, 'tell-owner', '{"orderId": "dd6f5440-cd58-48ae-9bd0-ae137566292c"}', '2026-11-22 21:34:48.55133+00', '2026-11-22 21:34:48.799645+00', '2026-11-22 21:34:48.916667+00', NULL, NULL, 0, NULL, NULL, '702579f7-ef1f-498e-9ff1-2ea4aff0a55b'),
  ('e6d8a860-b16c-402b-ba77-10f247a7b261', 151, 'send-broadcast-batch', '{"broadcastId": "345fd176-234a-4151-bcce-3e38649a3971"}', '2026-11-22 21:35:14.689733+00', '2026-11-22 21:35:14.693906+00', '2026-11-22 21:35:15.042044+00', NULL, NULL, 0, NULL, NULL, '2d95b939-3b81-4fed-a8ca-547aaf67a156'),
  ('e977d555-b549-426b-8572-a346a471f2ab', 155, 'tell-edition', '{"orderId": "897adc6e-976a-4192-9b69-a8c9dd9b7d74", "editionId": "22583c40-95a1-4ded-9b14-7b984e8acd84"}', '2026-11-22 21:35:15.294415+00', NULL, NULL, '2026-11-22 21:35:15.294415+00', NULL, 0, NULL, NULL, 'c22f6e19-321e-498d-a13b-383925702691'),
  ('e9a6cf56-3b42-442f-b989-c6d2e09b9ed2', 188, 'tell-of-subscriber', '{"subscriptionId": "84549b62-d3ab-45e7-8b8f-357b36daebb1"}', '2026-11-22 21:35:19.75551+00', NULL, NULL, '2026-11-22 21:35:19.75551+00', NULL, 0, NULL, NULL, 'edd5ea44-be7f-44d1-94ff-c0ffbd18bde0'),
  ('ee314d40-c860-40a2-b211-ca2064c55b84', 176, 'send-order-mail', '{"orderId": "4b719a53-f103-4baa-9f84-519abed93106"}', '2026-11-22 21:35:18.126297+00', NULL, NULL, '2026-11-22 21:35:18.126297+00', NULL, 0, NULL, NULL, 'f20d72c9-7bcd-4d07-b1b0-174cbec5b974'),
  ('eef2ca42-a493-49c2-bc20-9cc82abcdcb6', 150, 'start-broadcast', '{"broadcastId": "345fd176-234a-4151-bcce-3e38649a3971"}', '2026-11-22 21:35:14.674794+00', '2026-11-22 21:35:14.677518+00', '2026-11-22 21:35:14.693264+00', NULL, NULL, 0, NULL, NULL, '2d95b939-3b81-4fed-a8ca-547aaf67a156'),
  ('ef7dc767-3e11-4392-95f6-dc26a16da8b3', 167, 'tell-owner', '{"orderId": "f9ade9eb-17e2-4c3c-9ee8-160ba65301a1"}', '2026-11-22 21:35:17.506488+00', NULL, NULL, '2026-11-22 21:35:17.506488+00', NULL, 0, NULL, NULL, '3acd0b2e-cc43-4b1e-8bdf-f43529d9d8d4'),
  ('f554884a-2328-4a23-8f51-6a2734b69646', 210, 'start-broadcast', '{"broadcastId": "2d85c6bb-e092-4b72-93ee-5d350c85cd62"}', '2026-11-22 21:35:27.82196+00', NULL, NULL, '2026-11-22 21:35:27.82196+00', NULL, 0, NULL, NULL, 'ffd404de-0ed6-4b2a-a8e2-189566b8c7f2'),
  ('f601a431-b00c-41e6-9f83-e9b7f3cb602b', 203, 'settle-payment', '{"paymentIntentId": "pi_3qXxWzh3O93KEmMpxMNfK8XG"}', '2026-11-22 21:35:27.347382+00', NULL, NULL, '2026-11-22 21:35:27.347382+00', NULL, 0, NULL, NULL, '17fc9742-05d0-4125-bd1a-fe80937065ce'),
  ('f89c6f5c-906a-4965-b309-de610da4eb4f', 228, 'send-free-download', '{"downloadId": "931506d0-a29c-4331-830a-8e9b1dcf4f15"}', '2026-11-22 21:35:31.846156+00', NULL, NULL, '2026-11-22 21:36:31.846754+00', NULL, 1, '2026-11-22 21:35:31.846754+00', 'The mail server does not answer.', NULL),
  ('fbe954b6-c8c5-42cc-bc1c-7b34f35c636c', 177, 'make-refund', '{"orderId": "4b719a53-f103-4baa-9f84-519abed93106", "refundId": "67a73444-09b1-4454-b2ef-a4c303a49bce"}', '2026-11-22 21:35:18.179363+00', '2026-11-22 21:35:18.189613+00', '2026-11-22 21:35:18.286427+00', NULL, NULL, 0, NULL, NULL, '6aeb7812-9a98-49f7-9c57-f89a83a65790'),
  ('fc413772-9bbc-41eb-a3e1-91f422645f69', 152, 'announce-edition', '{"editionId": "22583c40-95a1-4ded-9b14-7b984e8acd84"}', '2026-11-22 21:35:15.233199+00', '2026-11-22 21:35:15.262157+00', '2026-11-22 21:35:15.309051+00', NULL, NULL, 0, NULL, NULL, 'c22f6e19-321e-498d-a13b-383925702691'),
  ('fd4e15af-e872-4c40-89d3-13f1154a8ef5', 205, 'make-refund', '{"orderId": "ebeb30c3-27cd-42d6-a359-160fc0e865b0", "refundId": "2c9b69a4-c8d7-45cc-9d27-332d11604edb"}', '2026-11-22 21:35:27.420655+00', NULL, NULL, '2029-08-18 21:35:27.420655+00', NULL, 0, NULL, NULL, NULL);
SELECT setval(pg_get_serial_sequence('public.outbox', 'seq'), (SELECT max(seq) FROM public.outbox));

CREATE TABLE public.passkey_challenges (
  challenge text NOT NULL,
  user_id text,
  expires_at timestamp with time zone NOT NULL
);
INSERT INTO public.passkey_challenges (challenge, user_id, expires_at) VALUES
  ('iOb7pj16XqK9O5TlT6sdsbI0nx5xYNAXUhb85_nfNC0', NULL, '2026-11-22 21:40:20.682056+00');

CREATE TABLE public.passkeys (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  credential_id text NOT NULL,
  user_id text NOT NULL,
  name text NOT NULL,
  public_key bytea NOT NULL,
  use_count bigint NOT NULL,
  transports text[] NOT NULL,
  is_synced boolean NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  last_used_at timestamp with time zone
);
INSERT INTO public.passkeys (id, credential_id, user_id, name, public_key, use_count, transports, is_synced, created_at, last_used_at) VALUES
  ('203aa63d-7c16-4d9d-8e66-b79c370c9397', 'J3EWJUBRXpWGtNIHwX4AdBGKn33rDmjvJ3E6azmzxo0', 'b0eb53ba-c385-418e-a31b-cd84e3ed6219', 'Telephone', E'\\xa5010203262001215820c6eda0f1220676adba7db2127cb18b14ab1bbf8679bdd87da6d264acc974c0ef2258208419a007f446e75a4c3a32bd812db696356044d90a145ad9aa140fa0cccdd25f', 1, '{internal}', false, '2026-11-22 21:34:37.877806+00', '2026-11-22 21:34:38.386551+00');

CREATE TABLE public.password_resets (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  user_id text NOT NULL,
  token_hash text,
  expires_at timestamp with time zone
);
INSERT INTO public.password_resets (id, user_id, token_hash, expires_at) VALUES
  ('acb1f6ba-f245-4695-bcc5-eae5c28d011e', 'b0eb53ba-c385-418e-a31b-cd84e3ed6219', NULL, NULL);

CREATE TABLE public.payment_sweeps (
  order_id text NOT NULL,
  asked_at timestamp with time zone NOT NULL
);
INSERT INTO public.payment_sweeps (order_id, asked_at) VALUES
  ('e1adaa7a-b425-41d1-9f6b-aff5eb0aa1d8', '2026-11-22 21:30:27.418328+00');

CREATE TABLE public.pending_sign_ins (
  token_hash text NOT NULL,
  user_id text NOT NULL,
  expires_at timestamp with time zone NOT NULL
);
INSERT INTO public.pending_sign_ins (token_hash, user_id, expires_at) VALUES
  ('55aa05a637cf780a1fc8ab84bb3efb1f48c3c485325a18cd9d6f6c13530a9b4f', 'b0eb53ba-c385-418e-a31b-cd84e3ed6219', '2026-11-22 21:45:20.734808+00');

CREATE TABLE public.preview_makings (
  id uuid NOT NULL,
  book_id text NOT NULL,
  book_title text NOT NULL,
  voice text NOT NULL,
  text_hash text NOT NULL,
  speaker text NOT NULL,
  status text NOT NULL,
  sentences jsonb NOT NULL,
  characters integer NOT NULL,
  pieces_total integer NOT NULL,
  pieces_done integer DEFAULT 0 NOT NULL,
  tries integer DEFAULT 0 NOT NULL,
  is_owners boolean DEFAULT false NOT NULL,
  is_promised boolean NOT NULL,
  failure_code text,
  failure_detail text,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  changed_at timestamp with time zone DEFAULT now() NOT NULL,
  sha256 text,
  size_bytes integer,
  duration_ms integer,
  waveform jsonb,
  spans jsonb
);
INSERT INTO public.preview_makings (id, book_id, book_title, voice, text_hash, speaker, status, sentences, characters, pieces_total, pieces_done, tries, is_owners, is_promised, failure_code, failure_detail, created_at, changed_at, sha256, size_bytes, duration_ms, waveform, spans) VALUES
  ('1de07ace-ba77-4506-b4b5-327aebbce36d', 'fear-not', 'Fear Not: Faith to Move Forward', 'professional', '5b5a7503ed7e5b9bba4dc4d354116025099e95ee26bf79d8a41625f57496e18a', 'local', 'encoding', '[{"text": "Chapter one.", "endsParagraph": true}, {"text": "It was quiet.", "endsParagraph": true}]', 25, 2, 2, 0, false, true, NULL, NULL, '2026-11-22 21:35:12.917542+00', '2026-11-22 21:35:12.917542+00', NULL, NULL, NULL, NULL, NULL),
  ('58d4668b-15a7-41d9-b416-cf10b41f8944', 'fear-not', 'Fear Not: Faith to Move Forward', 'warm', '5b5a7503ed7e5b9bba4dc4d354116025099e95ee26bf79d8a41625f57496e18a', 'local', 'queued', '[{"text": "Chapter one.", "endsParagraph": true}, {"text": "It was quiet.", "endsParagraph": true}]', 25, 2, 0, 0, true, true, NULL, NULL, '2026-11-22 21:35:12.991325+00', '2026-11-22 21:35:12.991325+00', NULL, NULL, NULL, NULL, NULL),
  ('a4761db7-73bb-4c11-9a76-13fb78d254cd', 'finding-peace', 'Finding Peace', 'professional', '77a656628c36d3fb00ce8c1743a72f5e7f89d8e2bbc1ad2a9cdcda3be319b1ed', 'local', 'queued', '[{"text": "Chapter one.", "endsParagraph": true}, {"text": "It was quiet.", "endsParagraph": true}]', 25, 2, 0, 0, false, true, NULL, NULL, '2026-11-22 21:35:12.737648+00', '2026-11-22 21:35:12.737648+00', NULL, NULL, NULL, NULL, NULL),
  ('bd8e3184-808c-4035-92fd-584b3eceafde', 'finding-peace', 'Finding Peace', 'storytelling', '77a656628c36d3fb00ce8c1743a72f5e7f89d8e2bbc1ad2a9cdcda3be319b1ed', 'local', 'speaking', '[{"text": "Chapter one.", "endsParagraph": true}, {"text": "It was quiet.", "endsParagraph": true}]', 25, 2, 1, 0, false, true, NULL, NULL, '2026-11-22 21:35:12.7779+00', '2026-11-22 21:35:12.7779+00', NULL, NULL, NULL, NULL, NULL),
  ('c3279930-f829-4cd8-ae47-810882e30369', 'fear-not', 'Fear Not: Faith to Move Forward', 'storytelling', '5b5a7503ed7e5b9bba4dc4d354116025099e95ee26bf79d8a41625f57496e18a', 'local', 'failed', '[{"text": "Chapter one.", "endsParagraph": true}, {"text": "It was quiet.", "endsParagraph": true}]', 25, 2, 0, 3, false, true, 'service_unavailable', 'The voice did not answer.', '2026-11-22 21:35:12.959784+00', '2026-11-22 21:35:12.959784+00', NULL, NULL, NULL, NULL, NULL),
  ('d5de47fb-4093-47c6-a258-c3ea204c1398', 'starting-over', 'Starting Over with God''s Grace and Mercy', 'warm', '4f6cb5d13e5b9870dbe1b6325b9e779db9e6e560c6868749597d418449404a5d', 'local', 'cancelled', '[{"text": "One box.", "endsParagraph": true}, {"text": "The movers wanted a signature for each piece, so I know exactly what my first law firm came to.", "endsParagraph": false}, {"text": "Two desks.", "endsParagraph": false}, {"text": "Four chairs, one with a bad caster.", "endsParagraph": false}, {"text": "A copier that belonged to somebody else.", "endsParagraph": false}, {"text": "A rubber plant.", "endsParagraph": false}, {"text": "Eleven file cabinets, which went to a storage unit in Laurel because the rules of professional conduct say that a client’s file outlives your feelings about it.", "endsParagraph": false}, {"text": "And one box, which I carried out to the car myself, and which held a stapler, a mug, a framed certificate of admission and a bag of the good peppermints.", "endsParagraph": true}, {"text": "It was a Wednesday in November.", "endsParagraph": false}, {"text": "I was forty-one.", "endsParagraph": false}, {"text": "The sign on the glass still said MARSH & DELACROIX, and a young man from the building was scraping at the D with a razor blade while I looked for my keys.", "endsParagraph": true}, {"text": "I will give you the short history.", "endsParagraph": false}, {"text": "Two women who liked each other opened an office with a loan and a rubber plant.", "endsParagraph": false}, {"text": "They did well for three years, and in the fourth they took on a lease that was a size too large, the way you buy a coat for a child.", "endsParagraph": false}, {"text": "In the fifth, one of them, the one who understood money, moved to Tucson to look after her father.", "endsParagraph": false}, {"text": "The other kept going for fourteen months on the strength of not opening certain envelopes.", "endsParagraph": true}, {"text": "I was a bankruptcy lawyer.", "endsParagraph": false}, {"text": "I had told perhaps six hundred people by then to open their envelopes.", "endsParagraph": true}, {"text": "That is the part I would leave out if I could, so I have put it on the first page.", "endsParagraph": true}, {"text": "I drove to my mother’s house in Petersburg, because it was two hours and I could think of no other direction.", "endsParagraph": false}, {"text": "She was in the side yard with a rake.", "endsParagraph": false}, {"text": "She looked at me, at the car and at the one box on the back seat, and went on raking until she had finished the pile, which took about a minute and a half.", "endsParagraph": false}, {"text": "I have thought since that it was the kindest minute and a half anyone ever gave me.", "endsParagraph": false}, {"text": "She was letting me get my face together.", "endsParagraph": true}, {"text": "“Are you hungry or are you tired?” she said.", "endsParagraph": true}, {"text": "I said I didn’t know.", "endsParagraph": true}]', 1817, 26, 0, 0, false, true, NULL, NULL, '2026-11-22 21:35:12.825527+00', '2026-11-22 21:35:12.88+00', NULL, NULL, NULL, NULL, NULL),
  ('f9689c03-567e-4ae5-a135-638f48982128', 'finding-peace', 'Finding Peace', 'warm', '77a656628c36d3fb00ce8c1743a72f5e7f89d8e2bbc1ad2a9cdcda3be319b1ed', 'local', 'ready', '[{"text": "Chapter one.", "endsParagraph": true}, {"text": "It was quiet.", "endsParagraph": true}]', 25, 2, 2, 0, false, true, NULL, NULL, '2026-11-22 21:35:07.605939+00', '2026-11-22 21:35:11.744+00', 'c69cd5c8933d3329b07400dbfd24470d7456f9e65583b9c421f107a883f2314d', 192595, 4336, '[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 7, 12, 21, 20, 9, 8, 11, 40, 54, 65, 66, 64, 63, 60, 60, 28, 0, 2, 2, 2, 9, 8, 36, 69, 74, 79, 69, 65, 58, 52, 57, 65, 74, 77, 76, 77, 79, 80, 86, 83, 90, 87, 80, 76, 64, 54, 36, 13, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 36, 62, 72, 55, 33, 21, 22, 36, 54, 84, 100, 69, 16, 27, 14, 1, 0, 0, 2, 2, 2, 9, 44, 65, 75, 78, 73, 72, 76, 69, 67, 69, 71, 68, 73, 73, 63, 55, 35, 8, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]', '[{"endMs": 1596, "startMs": 425}, {"endMs": 3435, "startMs": 2446}]');

CREATE TABLE public.preview_pieces (
  making_id uuid NOT NULL,
  "position" integer NOT NULL,
  wav bytea NOT NULL
);
INSERT INTO public.preview_pieces (making_id, "position", wav) VALUES
  ('1de07ace-ba77-4506-b4b5-327aebbce36d', 0, E'\\x524946464403000057415645666d742010000000010001002256000044ac000002001000646174612003000000005b06760c1212f516ed1ad31d891ffd1f2a1f191ddf199d157f10b80a840422fed3f7d7f16cecc8e71ce48ce134e01fe050e1bbe346e7cdeb22f10ff757fdbb03f809d00f06156619c21cf91ef41fa91f1a1e591b8017b812300d2207cb006cfa46f497ee9be982e579e29ce000e0abe095e2abe5cfe9d4ee89f4b3fa13016907720df212b1177e1b331eb31ff01fe71ea21c3919cf14910fb30973030ffdc9f6e2f095eb18e799e33ce119e03ce0a3e140e4f8e7a5ec18f219f86afecc04fc0abd10d3150a1a371d3a1ffe1f7c1fb91dc61ac216d611330c1406b7ff5ef947f3b3edd9e8ece413e26be006e0e7e006e34ce698eabfef8cf5c4fb270273086a0ecd136718071c8a1ed41fda1f9b1e231c8c18fb139e0eab086002fdfbc3f5f1efc4ea6ee61ee3f5e008e062e0fee1cde4b1e883ed12f325f97effdb05fe0ba5119916a61aa31d721fff1f461f4e1d2b1afd15ee10330b0505a4fe51f84cf2d3ec1ee85de4b6e143e015e02ce17fe3f4e668ebaff092f6d5fc39037c095e0fa3141619881cd71eec1fbb1f461e9c1bd8172113a70da1074d01edfac0f405eff9e9cce5ace2b7e001e091e062e262e571e967ee10f433fa9100e906fb0c891259173b1b071ea01ff71f081fdb1c8919321502102f0af40391fd47f755f1faeb6ae7d6e361e125e02de07be100e4a3e73eeca3f19bf7e8fd4b04820a4d107315bd19011d1c1ffb1f921fe81d0c1b1d174112ab0c94063a00ddf9bff31eee34e932e542e281e002e0c9e0cfe2ffe538ea4fef11f543fba401f507f50d66131218c71b621ec61fe51fc01e601cdf186014110f2909e2027ffc3ff663f026ebbee657e316e10fe04fe0d2e189e459e819ed9bf2a6f8fbfe5b05840b38113c165d1a711d581f0020611f821d751a5b165c11ad0b860526ffd0f8c3f23ded76e8a0e4e1e155e00de00ae144e3a3e605eb3df016f654fcb702ff08eb0e3f14c4184c1cb41ee21fcb1f6f1edd1b2e1889131c0e1f08d0016efb3af575ef58ea18e6e1e2d3e003e07ae032e21be516e9faed97f3b3f90f006a06840c1e12ff16f51ad91d8b1ffc1f261f131dd71993157310ab0a760413fec5f7caf160ecbfe715e488e1'),
  ('1de07ace-ba77-4506-b4b5-327aebbce36d', 1, E'\\x524946464403000057415645666d742010000000010001002256000044ac000002001000646174612003000000005b06760c1212f516ed1ad31d891ffd1f2a1f191ddf199d157f10b80a840422fed3f7d7f16cecc8e71ce48ce134e01fe050e1bbe346e7cdeb22f10ff757fdbb03f809d00f06156619c21cf91ef41fa91f1a1e591b8017b812300d2207cb006cfa46f497ee9be982e579e29ce000e0abe095e2abe5cfe9d4ee89f4b3fa13016907720df212b1177e1b331eb31ff01fe71ea21c3919cf14910fb30973030ffdc9f6e2f095eb18e799e33ce119e03ce0a3e140e4f8e7a5ec18f219f86afecc04fc0abd10d3150a1a371d3a1ffe1f7c1fb91dc61ac216d611330c1406b7ff5ef947f3b3edd9e8ece413e26be006e0e7e006e34ce698eabfef8cf5c4fb270273086a0ecd136718071c8a1ed41fda1f9b1e231c8c18fb139e0eab086002fdfbc3f5f1efc4ea6ee61ee3f5e008e062e0fee1cde4b1e883ed12f325f97effdb05fe0ba5119916a61aa31d721fff1f461f4e1d2b1afd15ee10330b0505a4fe51f84cf2d3ec1ee85de4b6e143e015e02ce17fe3f4e668ebaff092f6d5fc39037c095e0fa3141619881cd71eec1fbb1f461e9c1bd8172113a70da1074d01edfac0f405eff9e9cce5ace2b7e001e091e062e262e571e967ee10f433fa9100e906fb0c891259173b1b071ea01ff71f081fdb1c8919321502102f0af40391fd47f755f1faeb6ae7d6e361e125e02de07be100e4a3e73eeca3f19bf7e8fd4b04820a4d107315bd19011d1c1ffb1f921fe81d0c1b1d174112ab0c94063a00ddf9bff31eee34e932e542e281e002e0c9e0cfe2ffe538ea4fef11f543fba401f507f50d66131218c71b621ec61fe51fc01e601cdf186014110f2909e2027ffc3ff663f026ebbee657e316e10fe04fe0d2e189e459e819ed9bf2a6f8fbfe5b05840b38113c165d1a711d581f0020611f821d751a5b165c11ad0b860526ffd0f8c3f23ded76e8a0e4e1e155e00de00ae144e3a3e605eb3df016f654fcb702ff08eb0e3f14c4184c1cb41ee21fcb1f6f1edd1b2e1889131c0e1f08d0016efb3af575ef58ea18e6e1e2d3e003e07ae032e21be516e9faed97f3b3f90f006a06840c1e12ff16f51ad91d8b1ffc1f261f131dd71993157310ab0a760413fec5f7caf160ecbfe715e488e1'),
  ('bd8e3184-808c-4035-92fd-584b3eceafde', 0, E'\\x524946464403000057415645666d742010000000010001002256000044ac000002001000646174612003000000005b06760c1212f516ed1ad31d891ffd1f2a1f191ddf199d157f10b80a840422fed3f7d7f16cecc8e71ce48ce134e01fe050e1bbe346e7cdeb22f10ff757fdbb03f809d00f06156619c21cf91ef41fa91f1a1e591b8017b812300d2207cb006cfa46f497ee9be982e579e29ce000e0abe095e2abe5cfe9d4ee89f4b3fa13016907720df212b1177e1b331eb31ff01fe71ea21c3919cf14910fb30973030ffdc9f6e2f095eb18e799e33ce119e03ce0a3e140e4f8e7a5ec18f219f86afecc04fc0abd10d3150a1a371d3a1ffe1f7c1fb91dc61ac216d611330c1406b7ff5ef947f3b3edd9e8ece413e26be006e0e7e006e34ce698eabfef8cf5c4fb270273086a0ecd136718071c8a1ed41fda1f9b1e231c8c18fb139e0eab086002fdfbc3f5f1efc4ea6ee61ee3f5e008e062e0fee1cde4b1e883ed12f325f97effdb05fe0ba5119916a61aa31d721fff1f461f4e1d2b1afd15ee10330b0505a4fe51f84cf2d3ec1ee85de4b6e143e015e02ce17fe3f4e668ebaff092f6d5fc39037c095e0fa3141619881cd71eec1fbb1f461e9c1bd8172113a70da1074d01edfac0f405eff9e9cce5ace2b7e001e091e062e262e571e967ee10f433fa9100e906fb0c891259173b1b071ea01ff71f081fdb1c8919321502102f0af40391fd47f755f1faeb6ae7d6e361e125e02de07be100e4a3e73eeca3f19bf7e8fd4b04820a4d107315bd19011d1c1ffb1f921fe81d0c1b1d174112ab0c94063a00ddf9bff31eee34e932e542e281e002e0c9e0cfe2ffe538ea4fef11f543fba401f507f50d66131218c71b621ec61fe51fc01e601cdf186014110f2909e2027ffc3ff663f026ebbee657e316e10fe04fe0d2e189e459e819ed9bf2a6f8fbfe5b05840b38113c165d1a711d581f0020611f821d751a5b165c11ad0b860526ffd0f8c3f23ded76e8a0e4e1e155e00de00ae144e3a3e605eb3df016f654fcb702ff08eb0e3f14c4184c1cb41ee21fcb1f6f1edd1b2e1889131c0e1f08d0016efb3af575ef58ea18e6e1e2d3e003e07ae032e21be516e9faed97f3b3f90f006a06840c1e12ff16f51ad91d8b1ffc1f261f131dd71993157310ab0a760413fec5f7caf160ecbfe715e488e1');

CREATE TABLE public.preview_wishes (
  token_hash text NOT NULL,
  making_id uuid NOT NULL,
  source_hash text NOT NULL,
  is_new boolean NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  taken_back_at timestamp with time zone
);
INSERT INTO public.preview_wishes (token_hash, making_id, source_hash, is_new, created_at, taken_back_at) VALUES
  ('0365a656e9340e66efc369bacccc6ed42694656e27e0e229392df63a64aa5935', 'c3279930-f829-4cd8-ae47-810882e30369', 'CmKQP-5lEGaEqFsPhCdyJUm0KFOkketdAzG_YEX0HkA', true, '2026-11-22 21:35:12.959784+00', NULL),
  ('74ca77536e2effdb552f8b45da50f4bb0df241e9ce49691ec0af7d32af866919', 'a4761db7-73bb-4c11-9a76-13fb78d254cd', 'g7bNBiUKBqdhdvJpFWrdbdYkEJjS7c_WmFskLhMYspo', true, '2026-11-22 21:35:12.737648+00', NULL),
  ('7f0c2e39917f079965ac7e61de84646809a7ac4cb5da1983a30b04eb8dc9cd90', 'f9689c03-567e-4ae5-a135-638f48982128', '87UmKL6tOK8Ctu2AF4hPFwHzWLTvIHXrPjAoeZxGYI4', true, '2026-11-22 21:35:07.605939+00', NULL),
  ('c61d2a81f684be569f5817b35f267c0d343406d11fb092ef9ecb0dbf680676f3', 'bd8e3184-808c-4035-92fd-584b3eceafde', '6YBU1ESMqwlq7A4dIo4ZF7ziIRsHdmzPNER2j5wH2d0', true, '2026-11-22 21:35:12.7779+00', NULL),
  ('e39396925ed32b8f217588ce7eb725193a5eb68c6761d00e003e5d100770fec5', 'd5de47fb-4093-47c6-a258-c3ea204c1398', '6cx4kAefob2CbCSW1alFbJStSrcJpVmeWs7UxRk-fos', true, '2026-11-22 21:35:12.825527+00', '2026-11-22 21:35:12.878+00'),
  ('e812b47fe0114f7fb17bed2c10aa4352c8368b03db140baae40fbdc47c6e40ca', '1de07ace-ba77-4506-b4b5-327aebbce36d', 'jf2QFf_SF1bwaAhSW4DGK1RSnMVXxHW8XSvPAgFmu2M', true, '2026-11-22 21:35:12.917542+00', NULL);

CREATE TABLE public.product_desk (
  product_id text NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  changed_in jsonb DEFAULT '{}'::jsonb NOT NULL,
  put_away_at timestamp with time zone
);
INSERT INTO public.product_desk (product_id, version, changed_in, put_away_at) VALUES
  ('12900259-f99b-4b53-956b-1f5a4e23a047', 3, '{"files": 3}', NULL),
  ('8c84c2fe-c675-4251-a9c7-012f469266a6', 2, '{"title": 2}', NULL),
  ('91de2023-0e77-4f02-8875-8659dedc09e0', 1, '{}', NULL),
  ('a42325d3-6ebb-4ea7-9e09-e6991fb06689', 1, '{}', '2026-11-22 21:34:39.753+00'),
  ('bd15f58a-249b-4dcf-8548-6f1ce7740653', 1, '{}', NULL),
  ('greedy-lying-ebook', 2, '{"files": 2}', NULL);

CREATE TABLE public.product_editions (
  id text DEFAULT (gen_random_uuid())::text NOT NULL,
  product_id text NOT NULL,
  number integer NOT NULL,
  note text DEFAULT ''::text NOT NULL,
  past_buyers text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL
);
INSERT INTO public.product_editions (id, product_id, number, note, past_buyers, created_at) VALUES
  ('22583c40-95a1-4ded-9b14-7b984e8acd84', '12900259-f99b-4b53-956b-1f5a4e23a047', 2, 'Chapter seven has grown.', 'told', '2026-11-22 21:35:15.233199+00'),
  ('28bf7a10-e8f8-43b9-9a6f-20cc38e3d63c', '8c84c2fe-c675-4251-a9c7-012f469266a6', 1, '', 'kept', '2026-11-22 21:34:39.26225+00'),
  ('4a09db70-3231-4dfa-a808-f73e0d00fa33', 'a42325d3-6ebb-4ea7-9e09-e6991fb06689', 1, '', 'kept', '2026-11-22 21:34:39.60001+00'),
  ('be4a0a5d-6bc0-42b5-9513-03963e1c61c0', '12900259-f99b-4b53-956b-1f5a4e23a047', 3, 'Chapter eight too.', 'told', '2026-11-22 21:35:27.22197+00'),
  ('d6ce44ce-670f-4fd8-8feb-ac5ee3bcbb1e', 'greedy-lying-ebook', 1, 'The book itself.', 'kept', '2026-11-22 21:35:15.412181+00'),
  ('def69f4a-b1b1-462e-92fd-275d635cbc15', '12900259-f99b-4b53-956b-1f5a4e23a047', 1, '', 'kept', '2026-11-22 21:34:38.842842+00');

CREATE TABLE public.product_files (
  id text DEFAULT (gen_random_uuid())::text NOT NULL,
  edition_id text NOT NULL,
  "position" integer NOT NULL,
  key text NOT NULL,
  file_name text NOT NULL,
  format text NOT NULL,
  size_bytes bigint NOT NULL,
  sha256 text NOT NULL
);
INSERT INTO public.product_files (id, edition_id, "position", key, file_name, format, size_bytes, sha256) VALUES
  ('27e61dfd-cb20-40c9-906d-d1eb955e7202', '28bf7a10-e8f8-43b9-9a6f-20cc38e3d63c', 0, 'books/8c84c2fe-c675-4251-a9c7-012f469266a6/917443a3-c4e2/Quiet.epub', 'Quiet.epub', 'epub', 748, 'e8c3ded1afbea1e1c466516dcadf68f18bc45657ab80f349e17a4b56b037e678'),
  ('29674877-e82b-4671-ba4e-0008f1fecdb4', '4a09db70-3231-4dfa-a808-f73e0d00fa33', 0, 'books/a42325d3-6ebb-4ea7-9e09-e6991fb06689/18eb56a4-d395/Quiet.epub', 'Quiet.epub', 'epub', 748, 'e8c3ded1afbea1e1c466516dcadf68f18bc45657ab80f349e17a4b56b037e678'),
  ('5c207b33-b145-4f3c-8bec-d832a5dcc7a8', 'def69f4a-b1b1-462e-92fd-275d635cbc15', 0, 'books/12900259-f99b-4b53-956b-1f5a4e23a047/02c8881b-8b01/Quiet.epub', 'Quiet.epub', 'epub', 748, 'e8c3ded1afbea1e1c466516dcadf68f18bc45657ab80f349e17a4b56b037e678'),
  ('960874ef-13e8-4710-a55b-9632a5de58ba', 'd6ce44ce-670f-4fd8-8feb-ac5ee3bcbb1e', 0, 'books/greedy-lying-ebook/4d7710a9-61e2/Out.epub', 'Out.epub', 'epub', 750, 'edb6268b9eaf851fc4e5846c35b9ae2be311fdb335e5ac4f3c176871ea2a8777'),
  ('d7d13891-9946-48d6-ae72-66486efc42c0', 'be4a0a5d-6bc0-42b5-9513-03963e1c61c0', 0, 'books/12900259-f99b-4b53-956b-1f5a4e23a047/a1dcb261-e4dd/Quiet.epub', 'Quiet.epub', 'epub', 748, 'de030168c61da3c989e81685e678dcec03856f3d58943a5de8aa7c19ec375091'),
  ('d8a51191-8cb0-4633-a710-a286785b51e6', '22583c40-95a1-4ded-9b14-7b984e8acd84', 0, 'books/12900259-f99b-4b53-956b-1f5a4e23a047/7147b7cc-11f2/Quiet.epub', 'Quiet.epub', 'epub', 749, '848f9b8c62f0315247f36bcea7c91a25060d4b9eb4b59178bb7e85efe6f1209d');

CREATE TABLE public.product_releases (
  product_id text NOT NULL,
  availability text NOT NULL,
  released_at timestamp with time zone
);
INSERT INTO public.product_releases (product_id, availability, released_at) VALUES
  ('8c84c2fe-c675-4251-a9c7-012f469266a6', 'pre-order', NULL),
  ('greedy-lying-ebook', 'in-stock', '2026-11-22 21:35:15.526+00');

CREATE TABLE public.products (
  id text DEFAULT (gen_random_uuid())::text NOT NULL,
  title text NOT NULL,
  description text NOT NULL,
  price integer NOT NULL,
  type text NOT NULL,
  stripe_product_id text,
  stripe_price_id text,
  digital_files text[],
  file_formats text[],
  is_active text DEFAULT 'true'::text,
  created_at timestamp with time zone DEFAULT now()
);
INSERT INTO public.products (id, title, description, price, type, stripe_product_id, stripe_price_id, digital_files, file_formats, is_active, created_at) VALUES
  ('12900259-f99b-4b53-956b-1f5a4e23a047', 'A Quiet Mind', 'On rest.', 1299, 'ebook', NULL, NULL, '{books/12900259-f99b-4b53-956b-1f5a4e23a047/a1dcb261-e4dd/Quiet.epub}', '{epub}', 'true', '2026-11-22 21:34:38.842842+00'),
  ('8c84c2fe-c675-4251-a9c7-012f469266a6', 'Not for sale yet', 'On rest.', 1299, 'ebook', NULL, NULL, '{books/8c84c2fe-c675-4251-a9c7-012f469266a6/917443a3-c4e2/Quiet.epub}', '{epub}', 'false', '2026-11-22 21:34:39.26225+00'),
  ('91de2023-0e77-4f02-8875-8659dedc09e0', 'An evening with Eleanor', 'On rest.', 50000, 'speaking', NULL, NULL, '{}', '{}', 'true', '2026-11-22 21:34:39.002204+00'),
  ('a42325d3-6ebb-4ea7-9e09-e6991fb06689', 'Put away', 'On rest.', 1299, 'ebook', NULL, NULL, '{books/a42325d3-6ebb-4ea7-9e09-e6991fb06689/18eb56a4-d395/Quiet.epub}', '{epub}', 'false', '2026-11-22 21:34:39.60001+00'),
  ('bd15f58a-249b-4dcf-8548-6f1ce7740653', 'A Quiet Mind, paperback', 'On rest.', 1995, 'paperback', NULL, NULL, '{}', '{}', 'true', '2026-11-22 21:34:38.908282+00'),
  ('fear-not-ebook', 'Fear Not: Faith to Move Forward', 'Eleanor Marsh is afraid of one bridge. The first time she had to cross it she stopped on the shoulder with both hands on the wheel, and what got her to the other side was an index card on the sun visor with ten words of a psalm on it. Fear Not is one hundred and sixteen more cards.', 995, 'ebook', NULL, NULL, '{"books/fear-not/faa8d1953074/Fear Not.pdf","books/fear-not/0280b4f980b9/Fear Not.epub"}', '{pdf,epub}', 'true', '2026-11-22 21:34:33.502+00'),
  ('finding-peace-ebook', 'Finding Peace', 'Most of us treat peace as weather. We wait for it to arrive, we are surprised when it leaves, and in between we tell one another to relax. Eleanor Marsh, a bankruptcy attorney, used to pace the courthouse hallway with her clients’ files open on her arm, and believed that this was preparation. Then one Tuesday a school bus driver who had lost nearly everything sat down in the middle of that hallway, took off his watch, and was still for five minutes. She asked him how he did it. He said that his wife had started him on it in 1974.', 999, 'ebook', NULL, NULL, '{"books/finding-peace/92c6a17c9663/Finding Peace.pdf","books/finding-peace/132610550763/Finding Peace.epub"}', '{pdf,epub}', 'true', '2026-11-22 21:34:33.385+00'),
  ('fresh-start-ebook', 'Fresh Start: A Survivor’s Guide to Bankruptcy', 'There is a drawer in your house that you do not open. This is a book for the person who owns that drawer, by a bankruptcy attorney who has helped a great many people to open theirs.', 995, 'ebook', NULL, NULL, '{"books/fresh-start/a4a4b345b82b/Fresh Start.pdf","books/fresh-start/f09a3ba44892/Fresh Start.epub"}', '{pdf,epub}', 'true', '2026-11-22 21:34:33.479+00'),
  ('grant-writing-ebook', 'Grant Writing: The Unofficial Rulebook', 'Somewhere this afternoon a reviewer is reading her eleventh proposal. She has a scoring sheet, a cold cup of coffee, and until five o’clock. She wants very much to like yours. Everything in this book follows from knowing her.', 995, 'ebook', NULL, NULL, '{"books/grant-writing/0b1d3b328b29/Grant Writing.pdf","books/grant-writing/d48db5184c72/Grant Writing.epub"}', '{pdf,epub}', 'true', '2026-11-22 21:34:33.418+00'),
  ('greedy-lying-ebook', 'Greedy/Lying: A Citizen’s Commentary on Money, Truth and Public Life', 'Two words share their middle of the road and pull each other apart. One is about what we take; the other is about what we say we took. Greedy/Lying is a citizen’s commentary on the traffic between them.', 995, 'ebook', NULL, NULL, '{books/greedy-lying-ebook/4d7710a9-61e2/Out.epub}', '{epub}', 'true', '2026-11-22 21:34:33.517+00'),
  ('starting-over-ebook', 'Starting Over with God’s Grace and Mercy', 'Nobody starts over from nothing. You start over with the furniture that would not sell, the name you had before, and one box that you carry out to the car yourself. Eleanor Marsh was forty-one when a young man with a razor blade scraped her partner’s name off the glass of her first law firm. She is a bankruptcy lawyer. She knew exactly what to tell people in her position, and found that she could not hear a word of it.', 995, 'ebook', NULL, NULL, '{"books/starting-over/1c9145a09007/Starting Over.pdf","books/starting-over/38476f5c4753/Starting Over.epub"}', '{pdf,epub}', 'true', '2026-11-22 21:34:33.402+00'),
  ('thank-god-mom-ebook', 'Thank God for Mom', 'My mother kept everything that could be used again: buttons, string, Sunday’s bread, other people’s children. When she died I found that she had kept my letters too, tied in the string, and had answered some of them in the margins and never sent the answers. This book is my reply.', 995, 'ebook', NULL, NULL, '{"books/thank-god-mom/33295a2d97e1/Thank God for Mom.pdf","books/thank-god-mom/91b524b6d120/Thank God for Mom.epub"}', '{pdf,epub}', 'true', '2026-11-22 21:34:33.514+00'),
  ('why-women-ebook', 'Why Women Can Teach and Preach the Word of God', 'The first sermon of Easter was preached by a woman to a room of men who did not believe her. She had been sent to preach it by the one person whose sending nobody in that room could dispute. This book begins there, and asks a patient question: if he sent her, who exactly was it that stopped sending?', 995, 'ebook', NULL, NULL, '{"books/women-teach/23ec32c604a4/Why Women Can Teach and Preach.pdf","books/women-teach/4e07e163ef6c/Why Women Can Teach and Preach.epub"}', '{pdf,epub}', 'true', '2026-11-22 21:34:33.445+00');

CREATE TABLE public.recommendation_details (
  recommendation_id text NOT NULL,
  "position" integer NOT NULL,
  title text NOT NULL,
  description text NOT NULL,
  difficulty text NOT NULL,
  key_points text[] NOT NULL,
  book_references text[] NOT NULL
);
INSERT INTO public.recommendation_details (recommendation_id, "position", title, description, difficulty, key_points, book_references) VALUES
  ('1eb076b8-71be-4e6b-a069-82a333e97bdd', 6, 'Settling a debt for less', 'Many creditors will take less than the whole, above all for a debt that is old o', 'intermediate', '{"Offer only what your month on paper allows, and begin lower than you can go."}', '{fresh-start}'),
  ('27b1a79c-2a22-4c14-a066-5356af9729e2', 2, 'When collectors call', 'A federal law, the Fair Debt Collection Practices Act, says how collectors may b', 'beginner', '{"Within five days of first contact a collector must tell you what the debt is. Dispute it in writing within 30 days of that notice, and collecting must pause until it is verified."}', '{fresh-start}'),
  ('2cb72a6d-c933-4a6a-a90d-f3b661a8a5c7', 3, 'Papers to gather before you ask anyone', 'Advice is as good as the papers in front of the one who gives it. An hour of gat', 'beginner', '{"Everything from a court, with its envelope. This goes on top."}', '{fresh-start}'),
  ('374f1bed-2257-4b2e-8fd3-26a9403fa56a', 7, 'Reading your credit reports and mending them', 'Three companies keep a file about you, and each of them may be wrong in its own ', 'beginner', '{"Get the reports from the one official site. Everything else that calls itself free is selling something."}', '{fresh-start}'),
  ('3aa664ac-a8c0-4a23-9a14-3511fc3e6d67', 0, 'What not to do before you file', 'The costliest mistakes happen in the months before a case begins, and most of th', 'beginner', '{"Do not sign anything over to a relative or friend. It can be taken back from them, and hiding property can cost you the discharge and is a federal crime."}', '{fresh-start}'),
  ('3de1cf7f-cf46-4ac8-adc8-8f08151e3d77', 2, 'How courts work', 'There are fifty systems of state courts and a federal one, and knowing which doo', 'beginner', '{"State courts hear most of what happens to people: contracts, rent, families, wills, injuries. Bankruptcy is always federal."}', '{}'),
  ('3ecd380c-3750-41c9-a709-4f9f368a9c23', 2, 'How courts work', 'There are fifty systems of state courts and a federal one, and knowing which doo', 'beginner', '{"State courts hear most of what happens to people: contracts, rent, families, wills, injuries. Bankruptcy is always federal."}', '{}'),
  ('4f2dd348-7dbe-4530-a812-a30ae840706d', 3, 'Papers to gather before you ask anyone', 'Advice is as good as the papers in front of the one who gives it. An hour of gat', 'beginner', '{"Everything from a court, with its envelope. This goes on top."}', '{fresh-start}'),
  ('5f3902b6-8ac5-4c28-9628-efa7869bf87d', 4, 'A nonprofit credit counselor, and what a plan can do', 'A nonprofit counselor goes through your numbers with you, often free, and may of', 'beginner', '{"The first talk should cost little or nothing and last the better part of an hour."}', '{fresh-start}'),
  ('6425f22d-fe36-43eb-8247-1d13eee4a56e', 4, 'Spouses, family and those who signed with you', 'Married people may file together or one alone. What matters is who owes, where y', 'intermediate', '{"Your spouse does not come to owe your debts because you filed. The other way around, your discharge does not protect a spouse who signed too."}', '{fresh-start,starting-over}'),
  ('7a8aaeec-2ac8-4f49-8b2c-48a2b2fb867d', 1, 'What bankruptcy is, and what it is not', 'Bankruptcy is a procedure of the federal courts for people and businesses who ca', 'beginner', '{"The Constitution itself provides for it; the rules stand in Title 11 of the United States Code, and cases are heard in federal bankruptcy courts."}', '{fresh-start}'),
  ('7cfc8eb8-2884-43b0-b3c7-91d8d5a20a4c', 4, 'A nonprofit credit counselor, and what a plan can do', 'A nonprofit counselor goes through your numbers with you, often free, and may of', 'beginner', '{"The first talk should cost little or nothing and last the better part of an hour."}', '{fresh-start}'),
  ('7d4f6228-9f8b-4e45-ab95-e15b336ba3d0', 7, 'The two courses that everyone must take', 'Nearly everyone who files takes two short courses, one before and one after. The', 'beginner', '{"The first, credit counseling, must be taken within the 180 days before you file. Without its certificate your case can be dismissed."}', '{fresh-start}'),
  ('848e3237-c536-46f3-b42c-295c1bf7f292', 0, 'What not to do before you file', 'The costliest mistakes happen in the months before a case begins, and most of th', 'beginner', '{"Do not sign anything over to a relative or friend. It can be taken back from them, and hiding property can cost you the discharge and is a federal crime."}', '{fresh-start}'),
  ('849c4518-61be-4ed8-816e-df9260c79d58', 6, 'Take stock: one page of what you owe', 'Nobody can advise you, and you cannot advise yourself, before the numbers are on', 'beginner', '{"Open all the mail and make two piles: what is owed, and what comes from a court. The second pile comes first."}', '{fresh-start}'),
  ('a4f4a7fe-c045-4e43-aabf-110aab02e45d', 7, 'The two courses that everyone must take', 'Nearly everyone who files takes two short courses, one before and one after. The', 'beginner', '{"The first, credit counseling, must be taken within the 180 days before you file. Without its certificate your case can be dismissed."}', '{fresh-start}'),
  ('a5eb1cae-aae6-428e-8c8c-f679bd768e6a', 1, 'What bankruptcy is, and what it is not', 'Bankruptcy is a procedure of the federal courts for people and businesses who ca', 'beginner', '{"The Constitution itself provides for it; the rules stand in Title 11 of the United States Code, and cases are heard in federal bankruptcy courts."}', '{fresh-start}'),
  ('add9717e-f5f1-403a-9fd9-2740a7d3ac19', 6, 'Take stock: one page of what you owe', 'Nobody can advise you, and you cannot advise yourself, before the numbers are on', 'beginner', '{"Open all the mail and make two piles: what is owed, and what comes from a court. The second pile comes first."}', '{fresh-start}'),
  ('b8829ace-fef4-4254-a4de-9211c4cbcf86', 3, 'A nonprofit credit counselor, and what a plan can do', 'A nonprofit counselor goes through your numbers with you, often free, and may of', 'beginner', '{"The first talk should cost little or nothing and last the better part of an hour."}', '{fresh-start}'),
  ('ba259911-d5a7-441a-b744-014f90d76665', 1, 'A month on paper', 'A plan for the month shows whether the trouble is in the spending, in the income', 'beginner', '{"Write down what comes in, after taxes, in an ordinary month. If it varies, take a poor one."}', '{fresh-start}'),
  ('c8f8836c-3412-4f56-9ce3-6ed00af8caa5', 5, 'The automatic stay: what stops on the day you file', 'The moment a bankruptcy case is filed, an order takes effect that nobody has to ', 'beginner', '{"It begins with the filing itself. Tell whoever is collecting the case number and the court, and note when you told them."}', '{fresh-start}'),
  ('d0424f3e-3cfb-4db5-8e73-f8c685beba73', 5, 'Free and low-cost legal help', 'Legal aid offices, law school clinics and volunteer attorneys help people withou', 'beginner', '{"Offices funded by the Legal Services Corporation usually help households up to 125 percent of the poverty line, and some up to 200."}', '{fresh-start}'),
  ('ff22e626-f90f-4ebb-be9b-04a027896083', 5, 'The automatic stay: what stops on the day you file', 'The moment a bankruptcy case is filed, an order takes effect that nobody has to ', 'beginner', '{"It begins with the filing itself. Tell whoever is collecting the case number and the court, and note when you told them."}', '{fresh-start}'),
  ('ff2bd220-ef34-4968-9e82-a660fc3d68b9', 0, 'Take stock: one page of what you owe', 'Nobody can advise you, and you cannot advise yourself, before the numbers are on', 'beginner', '{"Open all the mail and make two piles: what is owed, and what comes from a court. The second pile comes first."}', '{fresh-start}');

CREATE TABLE public.recovery_codes (
  user_id text NOT NULL,
  code_hash text NOT NULL
);
INSERT INTO public.recovery_codes (user_id, code_hash) VALUES
  ('b0eb53ba-c385-418e-a31b-cd84e3ed6219', '38caeb5b9c0e514162ee90a3e951a3e25f1be115b575e715d4bacfbddf0e9ca0'),
  ('b0eb53ba-c385-418e-a31b-cd84e3ed6219', '51fd418d03bf1d5c533917c4d75222ce328e744206d9436c851a5546a52a5f64'),
  ('b0eb53ba-c385-418e-a31b-cd84e3ed6219', '5dfd7b9ddf690b7211944bbc9beb57fb7edaf48c7f610803e71d8dd92cdfbe48'),
  ('b0eb53ba-c385-418e-a31b-cd84e3ed6219', '7a99722bbac2df582ca668ac0c85613a5918daac30be94c536d9a1e823d85282'),
  ('b0eb53ba-c385-418e-a31b-cd84e3ed6219', 'a769010abc727f29dd94092cdff7bbbb320e75b57d14379dc5d370fecc842bf0'),
  ('b0eb53ba-c385-418e-a31b-cd84e3ed6219', 'a77406ba75bb5e9666b13616f90a9210d6dc1e61e9e80ba7a4f988fe2938c9e5'),
  ('b0eb53ba-c385-418e-a31b-cd84e3ed6219', 'ca37ca2501b6e0382885ef72b4297e5ead7b8aebed1ffb13e41b400ce42e5a63'),
  ('b0eb53ba-c385-418e-a31b-cd84e3ed6219', 'cd2bb71034d7eebc5c2f8d4f144fc5b15f7a6112ab4504222ab44d060522dff6'),
  ('b0eb53ba-c385-418e-a31b-cd84e3ed6219', 'dd6af31a2a65f624a52378c94ecf0219dcd2f841d26131b337607f97fcf50790'),
  ('b0eb53ba-c385-418e-a31b-cd84e3ed6219', 'dfc9a2cfae452c868d96a4b733a882e070c6fbf7b6cbb310f0c543f61350d4fd');

CREATE TABLE public.refunds (
  id uuid NOT NULL,
  order_id text NOT NULL,
  amount_cents integer NOT NULL,
  status text NOT NULL,
  reason text,
  asked_by text,
  asked_at timestamp with time zone DEFAULT now() NOT NULL,
  changed_at timestamp with time zone DEFAULT now() NOT NULL,
  stripe_refund_id text,
  failure text
);
INSERT INTO public.refunds (id, order_id, amount_cents, status, reason, asked_by, asked_at, changed_at, stripe_refund_id, failure) VALUES
  ('1bcb3308-6e5c-47a4-b5a6-f32f628c198c', '507efa41-fbe5-4c1e-8216-a639bb469b4e', 100, 'succeeded', 'Bought twice', 'Eleanor Marsh', '2026-11-22 21:35:17.752709+00', '2026-11-22 21:35:17.963+00', 're_3c5N55Fqv9zXSchfxUxwWyKq', NULL),
  ('2c9b69a4-c8d7-45cc-9d27-332d11604edb', 'ebeb30c3-27cd-42d6-a359-160fc0e865b0', 300, 'asked', 'Bought twice', 'Eleanor Marsh', '2026-11-22 21:35:27.419897+00', '2026-11-22 21:35:27.419897+00', NULL, NULL),
  ('6113db87-0101-4dfd-9e02-09244c37a7bc', 'c8f32b83-8615-4946-bff1-f47efd48bcfb', 1299, 'succeeded', 'Bought twice', 'Eleanor Marsh', '2026-11-22 21:34:48.105576+00', '2026-11-22 21:34:48.376+00', 're_3ykBkP4N3SCvtzApyohwvjgw', NULL),
  ('67a73444-09b1-4454-b2ef-a4c303a49bce', '4b719a53-f103-4baa-9f84-519abed93106', 1299, 'succeeded', 'Bought twice', 'Eleanor Marsh', '2026-11-22 21:35:18.179363+00', '2026-11-22 21:35:18.275+00', 're_3zAUECKWPgsi6F5sqd1fJR4J', NULL),
  ('8f6c980d-e836-45c0-9dce-90cf965b97c5', 'd2357089-2324-472f-befe-a813555fc27d', 500, 'succeeded', 'Bought twice', 'Eleanor Marsh', '2026-11-22 21:34:48.852398+00', '2026-11-22 21:34:49.104+00', 're_3NkZtzpLYwED8bjm6Q02ElqW', NULL),
  ('9dabfb3c-fd91-4a73-b0fb-e590c17fea4c', 'd2357089-2324-472f-befe-a813555fc27d', 200, 'failed', 'Bought twice', 'Eleanor Marsh', '2026-11-22 21:35:27.421013+00', '2026-11-22 21:35:27.421013+00', NULL, 'The bank has sent it back.'),
  ('b308eacc-6ebd-4a2c-b468-d6dc31adcb13', 'f1502e60-ba46-49c2-98b8-9cc7bbcd8f60', 400, 'succeeded', 'Bought twice', 'Eleanor Marsh', '2026-11-22 21:34:47.753325+00', '2026-11-22 21:34:47.944+00', 're_3xTLOD8dAlKA4Q6GSGCv4TIy', NULL),
  ('e6c9e55b-da9b-4894-abc5-572ff0029ca5', 'dd6f5440-cd58-48ae-9bd0-ae137566292c', 1299, 'pending', 'Bought twice', 'Eleanor Marsh', '2026-11-22 21:34:48.537904+00', '2026-11-22 21:34:48.772+00', 're_3vCJ3Rf8zRx2wWgSX9VO4pcP', NULL);

CREATE TABLE public.release_notices (
  id text DEFAULT (gen_random_uuid())::text NOT NULL,
  email text NOT NULL,
  product_id text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  confirmed_at timestamp with time zone,
  promised_at timestamp with time zone,
  told_at timestamp with time zone
);
INSERT INTO public.release_notices (id, email, product_id, created_at, confirmed_at, promised_at, told_at) VALUES
  ('05e419ad-d831-4356-b209-bd0894500d41', 'waits-open@example.com', 'greedy-lying-ebook', '2026-11-22 21:35:15.336983+00', NULL, NULL, NULL),
  ('0d92923b-e8e7-4f9a-aceb-8099b30d574b', 'waits-unconfirmed@example.com', 'greedy-lying-ebook', '2026-11-22 21:35:01.452834+00', NULL, NULL, NULL),
  ('8b9305e0-b3f2-4aaf-8613-6088ece579a3', 'waits-two@example.com', 'greedy-lying-ebook', '2026-11-22 21:35:00.51109+00', '2026-11-22 21:35:01.405+00', '2026-11-22 21:35:15.662041+00', NULL),
  ('f8dd37f5-8d3c-4ab5-9604-826fcf190595', 'waits-one@example.com', 'greedy-lying-ebook', '2026-11-22 21:34:59.353312+00', '2026-11-22 21:35:00.471+00', '2026-11-22 21:35:15.662041+00', NULL);

CREATE TABLE public.resource_recommendations (
  id text DEFAULT (gen_random_uuid())::text NOT NULL,
  assessment_id text NOT NULL,
  topic_id text NOT NULL,
  book_id text,
  priority integer NOT NULL,
  recommendation_type text NOT NULL,
  custom_guidance text,
  estimated_time_needed text,
  progress_status text DEFAULT 'not_started'::text,
  created_at timestamp with time zone DEFAULT now()
);
INSERT INTO public.resource_recommendations (id, assessment_id, topic_id, book_id, priority, recommendation_type, custom_guidance, estimated_time_needed, progress_status, created_at) VALUES
  ('1eb076b8-71be-4e6b-a069-82a333e97bdd', 'e1bd867d-3b7f-42bc-a53f-23d33ce734d3', 'settling-debts', 'fresh-start', 2, 'do', 'You said that you want to get a hold on your debts and that you have debts to manage.', 'About 30 minutes', 'not_started', '2026-11-22 21:35:04.511623+00'),
  ('27b1a79c-2a22-4c14-a066-5356af9729e2', 'e1bd867d-3b7f-42bc-a53f-23d33ce734d3', 'debt-collectors', 'fresh-start', 1, 'do', 'You said that you want to get a hold on your debts and that you have debts to manage.', 'About 20 minutes', 'skipped', '2026-11-22 21:35:04.511623+00'),
  ('2cb72a6d-c933-4a6a-a90d-f3b661a8a5c7', '0b78a226-fec3-437e-89a9-6388e10b5ab0', 'gathering-papers', 'fresh-start', 1, 'do', 'You said that you are in a bankruptcy or thinking of one and that it matters within a month.', 'About 30 minutes', 'not_started', '2026-11-22 21:35:04.302132+00'),
  ('374f1bed-2257-4b2e-8fd3-26a9403fa56a', 'e1bd867d-3b7f-42bc-a53f-23d33ce734d3', 'credit-reports', 'fresh-start', 2, 'do', 'You said that you want to get a hold on your debts and that you asked for templates.', 'About 30 minutes', 'not_started', '2026-11-22 21:35:04.511623+00'),
  ('3aa664ac-a8c0-4a23-9a14-3511fc3e6d67', '0b78a226-fec3-437e-89a9-6388e10b5ab0', 'before-you-file', 'fresh-start', 1, 'do', 'You said that you are in a bankruptcy or thinking of one and that the law is new to you.', 'About 15 minutes', 'not_started', '2026-11-22 21:35:04.302132+00'),
  ('3de1cf7f-cf46-4ac8-adc8-8f08151e3d77', '0b78a226-fec3-437e-89a9-6388e10b5ab0', 'how-courts-work', NULL, 1, 'read', 'You said that you want to know how the procedure goes and that the law is new to you.', 'About 25 minutes', 'not_started', '2026-11-22 21:35:04.302132+00'),
  ('3ecd380c-3750-41c9-a709-4f9f368a9c23', 'b3500cf3-2c1e-40c5-83f1-1ec906957c54', 'how-courts-work', NULL, 1, 'read', 'You said that you want to know how the procedure goes and that the law is new to you.', 'About 25 minutes', 'not_started', '2026-11-22 21:35:19.961592+00'),
  ('4f2dd348-7dbe-4530-a812-a30ae840706d', 'b3500cf3-2c1e-40c5-83f1-1ec906957c54', 'gathering-papers', 'fresh-start', 1, 'do', 'You said that you are in a bankruptcy or thinking of one and that it matters within a month.', 'About 30 minutes', 'not_started', '2026-11-22 21:35:19.961592+00'),
  ('5f3902b6-8ac5-4c28-9628-efa7869bf87d', 'b3500cf3-2c1e-40c5-83f1-1ec906957c54', 'debt-management-plans', 'fresh-start', 2, 'ask', 'You said that you have debts to get a hold on and that you are in a bankruptcy or thinking of one.', 'About 30 minutes', 'not_started', '2026-11-22 21:35:19.961592+00'),
  ('6425f22d-fe36-43eb-8247-1d13eee4a56e', 'e1bd867d-3b7f-42bc-a53f-23d33ce734d3', 'spouses-and-cosigners', 'fresh-start', 1, 'read', 'You said that you think of your family and that you want to get a hold on your debts.', 'About 20 minutes', 'not_started', '2026-11-22 21:35:04.511623+00'),
  ('7a8aaeec-2ac8-4f49-8b2c-48a2b2fb867d', '0b78a226-fec3-437e-89a9-6388e10b5ab0', 'bankruptcy-basics', 'fresh-start', 1, 'read', 'You said that you are in a bankruptcy or thinking of one and that the law is new to you.', 'About 20 minutes', 'not_started', '2026-11-22 21:35:04.302132+00'),
  ('7cfc8eb8-2884-43b0-b3c7-91d8d5a20a4c', '0b78a226-fec3-437e-89a9-6388e10b5ab0', 'debt-management-plans', 'fresh-start', 2, 'ask', 'You said that you have debts to get a hold on and that you are in a bankruptcy or thinking of one.', 'About 30 minutes', 'not_started', '2026-11-22 21:35:04.302132+00'),
  ('7d4f6228-9f8b-4e45-ab95-e15b336ba3d0', 'b3500cf3-2c1e-40c5-83f1-1ec906957c54', 'credit-counseling-courses', 'fresh-start', 2, 'do', 'You said that you are in a bankruptcy or thinking of one and that it matters within a month.', 'About 15 minutes', 'not_started', '2026-11-22 21:35:19.961592+00'),
  ('848e3237-c536-46f3-b42c-295c1bf7f292', 'b3500cf3-2c1e-40c5-83f1-1ec906957c54', 'before-you-file', 'fresh-start', 1, 'do', 'You said that you are in a bankruptcy or thinking of one and that the law is new to you.', 'About 15 minutes', 'not_started', '2026-11-22 21:35:19.961592+00'),
  ('849c4518-61be-4ed8-816e-df9260c79d58', 'b3500cf3-2c1e-40c5-83f1-1ec906957c54', 'debt-inventory', 'fresh-start', 2, 'do', 'You said that you have debts to get a hold on and that the law is new to you.', 'About 40 minutes', 'not_started', '2026-11-22 21:35:19.961592+00'),
  ('a4f4a7fe-c045-4e43-aabf-110aab02e45d', '0b78a226-fec3-437e-89a9-6388e10b5ab0', 'credit-counseling-courses', 'fresh-start', 2, 'do', 'You said that you are in a bankruptcy or thinking of one and that it matters within a month.', 'About 15 minutes', 'not_started', '2026-11-22 21:35:04.302132+00'),
  ('a5eb1cae-aae6-428e-8c8c-f679bd768e6a', 'b3500cf3-2c1e-40c5-83f1-1ec906957c54', 'bankruptcy-basics', 'fresh-start', 1, 'read', 'You said that you are in a bankruptcy or thinking of one and that the law is new to you.', 'About 20 minutes', 'not_started', '2026-11-22 21:35:19.961592+00'),
  ('add9717e-f5f1-403a-9fd9-2740a7d3ac19', '0b78a226-fec3-437e-89a9-6388e10b5ab0', 'debt-inventory', 'fresh-start', 2, 'do', 'You said that you have debts to get a hold on and that the law is new to you.', 'About 40 minutes', 'not_started', '2026-11-22 21:35:04.302132+00'),
  ('b8829ace-fef4-4254-a4de-9211c4cbcf86', 'e1bd867d-3b7f-42bc-a53f-23d33ce734d3', 'debt-management-plans', 'fresh-start', 1, 'ask', 'You said that you want to get a hold on your debts and that you have debts to manage.', 'About 30 minutes', 'not_started', '2026-11-22 21:35:04.511623+00'),
  ('ba259911-d5a7-441a-b744-014f90d76665', 'e1bd867d-3b7f-42bc-a53f-23d33ce734d3', 'monthly-plan', 'fresh-start', 1, 'do', 'You said that you want to get a hold on your debts and that you have debts to manage.', 'About 40 minutes', 'in_progress', '2026-11-22 21:35:04.511623+00'),
  ('c8f8836c-3412-4f56-9ce3-6ed00af8caa5', '0b78a226-fec3-437e-89a9-6388e10b5ab0', 'automatic-stay', 'fresh-start', 2, 'read', 'You said that you are in a bankruptcy or thinking of one and that it matters within a month.', 'About 15 minutes', 'not_started', '2026-11-22 21:35:04.302132+00'),
  ('d0424f3e-3cfb-4db5-8e73-f8c685beba73', 'e1bd867d-3b7f-42bc-a53f-23d33ce734d3', 'free-legal-help', 'fresh-start', 2, 'ask', 'You said that you can spend less than $100 and that no attorney stands beside you yet.', 'About 30 minutes', 'not_started', '2026-11-22 21:35:04.511623+00'),
  ('ff22e626-f90f-4ebb-be9b-04a027896083', 'b3500cf3-2c1e-40c5-83f1-1ec906957c54', 'automatic-stay', 'fresh-start', 2, 'read', 'You said that you are in a bankruptcy or thinking of one and that it matters within a month.', 'About 15 minutes', 'not_started', '2026-11-22 21:35:19.961592+00'),
  ('ff2bd220-ef34-4968-9e82-a660fc3d68b9', 'e1bd867d-3b7f-42bc-a53f-23d33ce734d3', 'debt-inventory', 'fresh-start', 1, 'do', 'You said that you want to get a hold on your debts and that you have debts to manage.', 'About 40 minutes', 'done', '2026-11-22 21:35:04.511623+00');

CREATE TABLE public.row_counts (
  name text NOT NULL,
  slot integer NOT NULL,
  count bigint NOT NULL
);
INSERT INTO public.row_counts (name, slot, count) VALUES
  ('newsletters', 0, 0),
  ('newsletters', 14, 3),
  ('newsletters', 5, 1);

CREATE TABLE public.schedules (
  name text NOT NULL,
  last_run_at timestamp with time zone
);
INSERT INTO public.schedules (name, last_run_at) VALUES
  ('announce-releases', '2026-11-22 21:34:34.128078+00'),
  ('forget-assessments', '2026-11-22 21:34:34.128078+00'),
  ('forget-closed-jobs', '2026-11-22 21:34:34.128078+00'),
  ('forget-old-deliveries', '2026-11-22 21:34:34.128078+00'),
  ('forget-preview-wishes', '2026-11-22 21:34:34.128078+00'),
  ('forget-sources', '2026-11-22 21:34:34.128078+00'),
  ('forget-suspected', '2026-11-22 21:34:34.128078+00'),
  ('forget-unconfirmed', '2026-11-22 21:34:34.128078+00'),
  ('forget-unconfirmed-notices', '2026-11-22 21:34:34.128078+00'),
  ('gather-suspected', '2026-11-22 21:34:34.128078+00'),
  ('remove-unclaimed-files', '2026-11-22 21:34:34.128078+00'),
  ('replay-events', '2026-11-22 21:34:34.128078+00'),
  ('sweep-payments', '2026-11-22 21:34:34.128078+00');

CREATE TABLE public.second_factors (
  user_id text NOT NULL,
  sealed_secret text NOT NULL,
  turned_on_at timestamp with time zone,
  last_step bigint DEFAULT 0 NOT NULL
);
INSERT INTO public.second_factors (user_id, sealed_secret, turned_on_at, last_step) VALUES
  ('4263146e-8331-497f-af6d-cc352aa14ba4', 'wD6yx9U7p_Gk84wyiquROjh9SeJp-G_sQh7xDJcu4sw-jX4DWjJSuM9lz6b5Q6GyHDlw_KmhoXwbKgpH', NULL, 0),
  ('b0eb53ba-c385-418e-a31b-cd84e3ed6219', 'd3sTeDMJkU4XgAHen2Am6HZEBZATgTAuUQ7YD-dlzKpMv1ODnS-R9_ta5zGDE9A8P3t1gU_uLpjTfQ_E', '2026-11-22 21:34:38.437113+00', 0);

CREATE TABLE public.series_letters (
  subscription_id text NOT NULL,
  letter_id text NOT NULL,
  due_at timestamp with time zone NOT NULL
);
INSERT INTO public.series_letters (subscription_id, letter_id, due_at) VALUES
  ('2456b440-8f33-42c2-ae27-c8b91c239289', 'how-was-it', '2026-11-22 21:35:31.798501+00');

CREATE TABLE public.sessions (
  token_hash text NOT NULL,
  user_id text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  last_seen_at timestamp with time zone DEFAULT now() NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  device text DEFAULT 'A browser'::text NOT NULL,
  proved_at timestamp with time zone DEFAULT now() NOT NULL
);
INSERT INTO public.sessions (token_hash, user_id, created_at, last_seen_at, expires_at, id, device, proved_at) VALUES
  ('288afbbf4f4dc65146192d3c4319fbe66d13c11ddcf80364164f55d81920c6d2', 'b0eb53ba-c385-418e-a31b-cd84e3ed6219', '2026-11-22 21:34:36.758952+00', '2026-11-22 21:34:36.758952+00', '2026-12-06 21:34:36.758952+00', '319c3924-5eb4-4d44-b2c1-474ba288fb3b', 'A browser or program we do not know', '2026-11-22 21:35:20.144984+00'),
  ('3d108112cf9039d98dc9199db4960216cf5bdd5625277a9f87048c1da8e6420c', '4263146e-8331-497f-af6d-cc352aa14ba4', '2026-11-22 21:34:35.483861+00', '2026-11-22 21:34:35.483861+00', '2026-12-06 21:34:35.483861+00', 'a0bf22cf-0f82-4ae7-a789-f862d028405a', 'A browser or program we do not know', '2026-11-22 21:34:35.483861+00');

CREATE TABLE public.settings (
  key text NOT NULL,
  version integer NOT NULL,
  value jsonb NOT NULL,
  changed_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  who text NOT NULL
);
INSERT INTO public.settings (key, version, value, changed_at, who) VALUES
  ('consent-words', 1, '{"words": {"text": "It helps me.", "title": "May I count?", "acceptLabel": "Yes", "declineLabel": "No"}}', '2026-11-22 21:35:07.286737+00', 'Eleanor Marsh <owner@example.com>'),
  ('embed-hosts', 1, '{"chat": {"hosts": [], "audience": "given"}, "search": {"hosts": [], "audience": "given"}, "checkout": {"hosts": ["https://friend.example"], "audience": "listed"}, "legal-companion": {"hosts": [], "audience": "given"}}', '2026-11-22 21:35:07.3731+00', 'Eleanor Marsh <owner@example.com>'),
  ('site-notice', 1, '{"from": null, "isOn": true, "text": "Parcels rest until Monday.", "level": "notice", "until": null}', '2026-11-22 21:35:07.144452+00', 'Eleanor Marsh <owner@example.com>');

CREATE TABLE public.shown_words (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  place text NOT NULL,
  words jsonb NOT NULL,
  shown_from timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
INSERT INTO public.shown_words (id, place, words, shown_from) OVERRIDING SYSTEM VALUE VALUES
  (1, 'analytics-consent', '{"text": "It tells me which pages help and which do not. Nothing else changes if you say no.", "title": "May I count your visit?", "acceptLabel": "Yes, count me", "declineLabel": "No, thank you"}', '2026-11-22 21:34:34.036224+00'),
  (2, 'analytics-consent', '{"text": "It helps me.", "title": "May I count?", "acceptLabel": "Yes", "declineLabel": "No"}', '2026-11-22 21:35:11.478162+00');
SELECT setval(pg_get_serial_sequence('public.shown_words', 'id'), (SELECT max(id) FROM public.shown_words));

CREATE TABLE public.signing_keys (
  id integer NOT NULL,
  key text NOT NULL
);
INSERT INTO public.signing_keys (id, key) VALUES
  (1, '33e902e9-d27e-4b26-9267-3a1aeaa9bb61f26ead1c-58c6-46c5-a552-8a7c86d13283');

CREATE TABLE public.source_allowances (
  name text NOT NULL,
  source_hash text NOT NULL,
  free_at timestamp with time zone NOT NULL
);
INSERT INTO public.source_allowances (name, source_hash, free_at) VALUES
  ('assessment', '4d3OkYp5xAU7YpOHH9umlJmc6WMA9AVRA2rg0obHfss', '2026-11-22 21:35:29.953533+00'),
  ('assessment', 'VS3zszhzT16MdHEen6Br39lymCm15Ygi5t1-EOgloTU', '2026-11-22 21:35:24.29846+00'),
  ('audio-preview', '6YBU1ESMqwlq7A4dIo4ZF7ziIRsHdmzPNER2j5wH2d0', '2026-11-22 21:35:13.776072+00'),
  ('audio-preview', '6cx4kAefob2CbCSW1alFbJStSrcJpVmeWs7UxRk-fos', '2026-11-22 21:35:13.822369+00'),
  ('audio-preview', '87UmKL6tOK8Ctu2AF4hPFwHzWLTvIHXrPjAoeZxGYI4', '2026-11-22 21:35:08.596305+00'),
  ('audio-preview', 'CmKQP-5lEGaEqFsPhCdyJUm0KFOkketdAzG_YEX0HkA', '2026-11-22 21:35:13.957829+00'),
  ('audio-preview', 'g7bNBiUKBqdhdvJpFWrdbdYkEJjS7c_WmFskLhMYspo', '2026-11-22 21:35:13.736029+00'),
  ('audio-preview', 'jf2QFf_SF1bwaAhSW4DGK1RSnMVXxHW8XSvPAgFmu2M', '2026-11-22 21:35:13.909566+00'),
  ('audio-preview', 'l-ZK0Ypdx2N_X-RETa237VT3gAI3o4yW3SdJB9xiyr8', '2026-11-22 21:35:08.640476+00'),
  ('audio-preview-download', '661jxxAZzfDAvVzNJtWsO1Lolv-p36eU95h0Zx2w3iA', '2026-11-22 21:35:14.655511+00'),
  ('companion-code', '4d3OkYp5xAU7YpOHH9umlJmc6WMA9AVRA2rg0obHfss', '2026-11-22 21:35:49.98956+00'),
  ('companion-code', 'VS3zszhzT16MdHEen6Br39lymCm15Ygi5t1-EOgloTU', '2026-11-22 21:35:34.641993+00'),
  ('contact', '661jxxAZzfDAvVzNJtWsO1Lolv-p36eU95h0Zx2w3iA', '2026-11-22 21:43:01.499029+00'),
  ('forgotten-password', '661jxxAZzfDAvVzNJtWsO1Lolv-p36eU95h0Zx2w3iA', '2026-11-22 21:36:20.598719+00'),
  ('free-download', '661jxxAZzfDAvVzNJtWsO1Lolv-p36eU95h0Zx2w3iA', '2026-11-22 21:35:49.284558+00'),
  ('newsletter', '661jxxAZzfDAvVzNJtWsO1Lolv-p36eU95h0Zx2w3iA', '2026-11-22 21:36:10.265588+00'),
  ('passkey-options', '661jxxAZzfDAvVzNJtWsO1Lolv-p36eU95h0Zx2w3iA', '2026-11-22 21:35:30.676628+00'),
  ('passkey-sign-in', '661jxxAZzfDAvVzNJtWsO1Lolv-p36eU95h0Zx2w3iA', '2026-11-22 21:34:48.372564+00'),
  ('purchases', '661jxxAZzfDAvVzNJtWsO1Lolv-p36eU95h0Zx2w3iA', '2026-11-22 21:36:18.309104+00'),
  ('release-notice', '661jxxAZzfDAvVzNJtWsO1Lolv-p36eU95h0Zx2w3iA', '2026-11-22 21:35:39.322696+00'),
  ('roadmap-mail', '4d3OkYp5xAU7YpOHH9umlJmc6WMA9AVRA2rg0obHfss', '2026-11-22 21:35:50.009519+00'),
  ('staff-invitation', '661jxxAZzfDAvVzNJtWsO1Lolv-p36eU95h0Zx2w3iA', '2026-11-22 21:34:56.65557+00');

CREATE TABLE public.speaking_requests (
  message_id text NOT NULL,
  stage text DEFAULT 'new'::text NOT NULL,
  event_on date,
  place text DEFAULT ''::text NOT NULL,
  note text DEFAULT ''::text NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  moved_at timestamp with time zone DEFAULT now() NOT NULL
);
INSERT INTO public.speaking_requests (message_id, stage, event_on, place, note, version, moved_at) VALUES
  ('3d20a35f-e680-413f-b89f-32143b86fe12', 'talking', NULL, '', '', 1, '2026-11-22 21:35:03.765+00'),
  ('4da92949-3869-4ff0-a8b8-f2d552bf5b89', 'held', NULL, '', '', 1, '2026-11-22 21:35:04.101+00'),
  ('50af26ef-aaad-43be-b307-7dc1e7f7a29e', 'offered', NULL, '', '', 1, '2026-11-22 21:35:03.784+00'),
  ('72333cbf-7f65-4c4a-a793-cdf0a141c945', 'new', NULL, '', '', 1, '2026-11-22 21:35:02.133542+00'),
  ('8729d2f8-e7af-406e-b49f-efcd2bfd11ca', 'booked', '2027-05-14', 'Richmond', 'Bring the slides.', 2, '2026-11-22 21:35:03.994+00'),
  ('8c43d776-8c76-4091-92ae-ec77497209f8', 'declined', NULL, '', '', 1, '2026-11-22 21:35:04.162+00'),
  ('d32b31c4-24ba-45e3-9bf3-47da8b1e2604', 'new', NULL, '', '', 1, '2026-11-22 21:35:01.507239+00');

CREATE TABLE public.speech_spending (
  day date NOT NULL,
  characters integer NOT NULL
);
INSERT INTO public.speech_spending (day, characters) VALUES
  ('2026-11-22', 1200);

CREATE TABLE public.staff (
  user_id text NOT NULL,
  name text NOT NULL,
  role text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL
);
INSERT INTO public.staff (user_id, name, role, created_at) VALUES
  ('4263146e-8331-497f-af6d-cc352aa14ba4', 'Eleanor Marsh', 'owner', '2026-11-22 21:34:33.579741+00'),
  ('b0eb53ba-c385-418e-a31b-cd84e3ed6219', 'Naomi Helper', 'helper', '2026-11-22 21:34:36.758952+00');

CREATE TABLE public.staff_invitations (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  email text NOT NULL,
  invited_by text NOT NULL,
  token_hash text,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  expires_at timestamp with time zone NOT NULL
);
INSERT INTO public.staff_invitations (id, email, invited_by, token_hash, created_at, expires_at) VALUES
  ('afcc388e-5eb2-44a2-9347-fd12d89d46ea', 'invited@example.com', 'Eleanor Marsh', NULL, '2026-11-22 21:35:20.042044+00', '2026-11-29 21:35:20.042044+00');

CREATE TABLE public.staff_rules (
  id integer DEFAULT 1 NOT NULL,
  requires_second_factor boolean DEFAULT false NOT NULL
);
INSERT INTO public.staff_rules (id, requires_second_factor) VALUES
  (1, false);

CREATE TABLE public.stripe_events (
  id text NOT NULL,
  type text NOT NULL,
  payment_intent_id text,
  created_at timestamp with time zone NOT NULL,
  received_at timestamp with time zone DEFAULT now() NOT NULL
);
INSERT INTO public.stripe_events (id, type, payment_intent_id, created_at, received_at) VALUES
  ('evt_14o37ZgWWG9au6nEqlfq3etH', 'charge.succeeded', 'pi_3qXxWzh3O93KEmMpxMNfK8XG', '2026-11-22 21:35:27+00', '2026-11-22 21:35:27.3553+00'),
  ('evt_1AEdWujuIB85tGCPdOIWP0nH', 'payment_intent.created', 'pi_3qXxWzh3O93KEmMpxMNfK8XG', '2026-11-22 21:35:27+00', '2026-11-22 21:35:27.285117+00'),
  ('evt_1TobPPP3SXLBEMk7pR4Ff9cw', 'charge.succeeded', 'pi_3lTrxzm7tav7NGOt3PjjKR7g', '2026-11-22 21:35:27+00', '2026-11-22 21:35:27.436914+00'),
  ('evt_1Upn05kulUFetlESVRp2jNl6', 'payment_intent.created', 'pi_3lTrxzm7tav7NGOt3PjjKR7g', '2026-11-22 21:35:27+00', '2026-11-22 21:35:27.402939+00'),
  ('evt_1Z1BNNwvoO8XLsP1QCrDgfvs', 'payment_intent.succeeded', 'pi_3lTrxzm7tav7NGOt3PjjKR7g', '2026-11-22 21:35:27+00', '2026-11-22 21:35:27.436143+00'),
  ('evt_1axTqLVx1O9TraPE23J5RDWV', 'payment_intent.created', 'pi_3w1KtYKWObhbzEjqIPVUY6EF', '2026-11-22 21:35:27+00', '2026-11-22 21:35:27.547813+00'),
  ('evt_1eeESVyKwGYRVbLcfgPk7Sqr', 'payment_intent.created', 'pi_3eHp8z56PseKghwTh9QREJ4Z', '2026-11-22 21:35:27+00', '2026-11-22 21:35:27.472319+00'),
  ('evt_1qsxFp1GooLxRZLLYPOBqztZ', 'payment_intent.succeeded', 'pi_3qXxWzh3O93KEmMpxMNfK8XG', '2026-11-22 21:35:27+00', '2026-11-22 21:35:27.347382+00');

CREATE TABLE public.unclaimed_files (
  key text NOT NULL,
  noted_at timestamp with time zone DEFAULT now() NOT NULL
);
INSERT INTO public.unclaimed_files (key, noted_at) VALUES
  ('books/nobody/nothing.epub', '2026-11-22 21:35:31.848734+00');

CREATE TABLE public.user_assessments (
  id text DEFAULT (gen_random_uuid())::text NOT NULL,
  user_email text NOT NULL,
  legal_situation text NOT NULL,
  urgency_level text NOT NULL,
  experience_level text NOT NULL,
  specific_concerns text[],
  preferred_learning_style text,
  budget_considerations text,
  created_at timestamp with time zone DEFAULT now(),
  updated_at timestamp with time zone DEFAULT now()
);
INSERT INTO public.user_assessments (id, user_email, legal_situation, urgency_level, experience_level, specific_concerns, preferred_learning_style, budget_considerations, created_at, updated_at) VALUES
  ('0b78a226-fec3-437e-89a9-6388e10b5ab0', 'companion@example.com', 'bankruptcy', 'within_month', 'no_experience', '{"legal procedures","debt management"}', 'checklists', 'limited', '2026-11-22 21:35:04.302132+00', '2026-11-22 21:35:04.302132+00'),
  ('b3500cf3-2c1e-40c5-83f1-1ec906957c54', 'companion-open@example.com', 'bankruptcy', 'within_month', 'no_experience', '{"legal procedures","debt management"}', 'checklists', 'limited', '2026-11-22 21:35:19.961592+00', '2026-11-22 21:35:19.961592+00'),
  ('e1bd867d-3b7f-42bc-a53f-23d33ce734d3', 'companion@example.com', 'debt-management', 'soon', 'some', '{"managing debt","family effects"}', 'reading', 'minimal', '2026-11-22 21:35:04.511623+00', '2026-11-22 21:35:04.511623+00');

CREATE TABLE public.user_progress (
  id text DEFAULT (gen_random_uuid())::text NOT NULL,
  user_email text NOT NULL,
  recommendation_id text NOT NULL,
  status text NOT NULL,
  notes text,
  time_spent integer,
  completed_at timestamp with time zone,
  last_accessed_at timestamp with time zone DEFAULT now(),
  created_at timestamp with time zone DEFAULT now()
);
INSERT INTO public.user_progress (id, user_email, recommendation_id, status, notes, time_spent, completed_at, last_accessed_at, created_at) VALUES
  ('7d86bacc-fad3-4911-a4c0-a357ac4db943', 'companion@example.com', '27b1a79c-2a22-4c14-a066-5356af9729e2', 'skipped', NULL, NULL, NULL, '2026-11-22 21:35:06.985+00', '2026-11-22 21:35:06.951616+00'),
  ('d4e5faed-756a-4e86-8bd4-d4a35de27d4b', 'companion@example.com', 'ff2bd220-ef34-4968-9e82-a660fc3d68b9', 'done', 'Done at the kitchen table.', 40, '2026-11-22 21:35:06.835+00', '2026-11-22 21:35:06.835+00', '2026-11-22 21:35:06.777587+00'),
  ('ed53e187-f6ef-48d4-a86b-0876df478efb', 'companion@example.com', 'ba259911-d5a7-441a-b744-014f90d76665', 'in_progress', 'Half of it.', 10, NULL, '2026-11-22 21:35:06.919+00', '2026-11-22 21:35:06.913141+00');

CREATE TABLE public.users (
  id text DEFAULT (gen_random_uuid())::text NOT NULL,
  username text NOT NULL,
  password text NOT NULL
);
INSERT INTO public.users (id, username, password) VALUES
  ('4263146e-8331-497f-af6d-cc352aa14ba4', 'owner@example.com', '$argon2id$v=19$m=19456,t=2,p=1$qssJAeLvrrbsDEDB36Vzww$ySfw9wqdOxqQyJVPrAmfkWYUBYZH/8EMrXoOIH5V1Hs'),
  ('b0eb53ba-c385-418e-a31b-cd84e3ed6219', 'helper@example.com', '$argon2id$v=19$m=19456,t=2,p=1$WMYj00uuo3I0+ME0evhADA$ZqrdkMZ12aOWPgSgBlOl+hXr/qVxH843ePC7amxZLFI');

CREATE TABLE stripe_sandbox.account_keys (
  only_row boolean DEFAULT true NOT NULL,
  secret_key text NOT NULL,
  publishable_key text NOT NULL,
  webhook_secret text NOT NULL
);
INSERT INTO stripe_sandbox.account_keys (only_row, secret_key, publishable_key, webhook_secret) VALUES
  (true, 'sk_test_MG0WGC0JnfmO9uKHaU8rzsfPFetvHVACE7tsujvQIZd8zUgo', 'pk_test_4ehSi4F6H50Ava54d7LbA6DbrrCBsVelggEx17sbOsnLx8Pb', 'whsec_O8t9PLS5n5ui9ZlNOJWvxUDH17QvO8fb');

CREATE TABLE stripe_sandbox.charges (
  id text NOT NULL,
  seq bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  created bigint NOT NULL,
  payment_intent text NOT NULL,
  body json NOT NULL
);
INSERT INTO stripe_sandbox.charges (id, seq, created, payment_intent, body) OVERRIDING SYSTEM VALUE VALUES
  ('ch_39BTbcjbTpjkTFJHHpIM7MWc', 13, 1795383286, 'pi_3ipmitUHpc4Eb6yVKJn9pOlq', '{"id":"ch_39BTbcjbTpjkTFJHHpIM7MWc","object":"charge","amount":1299,"amount_captured":1299,"amount_refunded":0,"application":null,"application_fee":null,"application_fee_amount":null,"balance_transaction":null,"billing_details":{"address":{"city":null,"country":null,"line1":null,"line2":null,"postal_code":null,"state":null},"email":null,"name":null,"phone":null,"tax_id":null},"calculated_statement_descriptor":"PAYMENT SANDBOX","captured":true,"created":1795383286,"currency":"usd","customer":null,"description":null,"dispute":"du_1MWZLWdiorkgQSM8RrBG7JTV","disputed":true,"failure_balance_transaction":null,"failure_code":null,"failure_message":null,"fraud_details":{},"livemode":false,"metadata":{"order_id":"4c1e11d6-3102-4a7d-85ae-d6c54ca1c8d9","product_id":"12900259-f99b-4b53-956b-1f5a4e23a047","product_title":"A Quiet Mind"},"on_behalf_of":null,"outcome":{"advice_code":null,"network_advice_code":null,"network_decline_code":null,"network_status":"approved_by_network","reason":null,"risk_level":"normal","risk_score":20,"seller_message":"Payment complete.","type":"authorized"},"paid":true,"payment_intent":"pi_3ipmitUHpc4Eb6yVKJn9pOlq","payment_method":"pm_1GekI9QMLXKVFMAK3bSdiog0","payment_method_details":{"card":{"amount_authorized":1299,"authorization_code":"NU34KR","brand":"visa","checks":{"address_line1_check":null,"address_postal_code_check":null,"cvc_check":"pass"},"country":"US","electronic_commerce_indicator":null,"exp_month":12,"exp_year":2027,"fingerprint":"4e606641b79221a2","funding":"credit","installments":null,"last4":"0259","mandate":null,"network":"visa","network_transaction_id":"NTRQZQUXDE49VW6","regulated_status":"unregulated","three_d_secure":null,"transaction_link_id":null,"wallet":null},"type":"card"},"receipt_email":null,"receipt_number":null,"receipt_url":null,"refunded":false,"review":null,"shipping":null,"source":null,"source_transfer":null,"statement_descriptor":null,"statement_descriptor_suffix":null,"status":"succeeded","transfer_data":null,"transfer_group":null}'),
  ('ch_3Mzd0x6BzGht9kmeAh4W2vHF', 12, 1795383286, 'pi_3HZMN7TVHQ8BFMa1ZDAZ7J4l', '{"id":"ch_3Mzd0x6BzGht9kmeAh4W2vHF","object":"charge","amount":1299,"amount_captured":0,"amount_refunded":0,"application":null,"application_fee":null,"application_fee_amount":null,"balance_transaction":null,"billing_details":{"address":{"city":null,"country":null,"line1":null,"line2":null,"postal_code":null,"state":null},"email":null,"name":null,"phone":null,"tax_id":null},"calculated_statement_descriptor":"PAYMENT SANDBOX","captured":false,"created":1795383286,"currency":"usd","customer":null,"description":null,"dispute":null,"disputed":false,"failure_balance_transaction":null,"failure_code":"card_declined","failure_message":"Your card was declined.","fraud_details":{},"livemode":false,"metadata":{"order_id":"e1adaa7a-b425-41d1-9f6b-aff5eb0aa1d8","product_id":"12900259-f99b-4b53-956b-1f5a4e23a047","product_title":"A Quiet Mind"},"on_behalf_of":null,"outcome":{"advice_code":null,"network_advice_code":null,"network_decline_code":null,"network_status":"declined_by_network","reason":"generic_decline","risk_level":"normal","risk_score":20,"seller_message":"The bank returned the decline code generic_decline.","type":"issuer_declined"},"paid":false,"payment_intent":"pi_3HZMN7TVHQ8BFMa1ZDAZ7J4l","payment_method":"pm_1rJg5zib2SF7NWW3Vsh4yX5A","payment_method_details":{"card":{"amount_authorized":null,"authorization_code":null,"brand":"visa","checks":{"address_line1_check":null,"address_postal_code_check":null,"cvc_check":"pass"},"country":"US","electronic_commerce_indicator":null,"exp_month":12,"exp_year":2027,"fingerprint":"acd08f29a41f2e55","funding":"credit","installments":null,"last4":"0002","mandate":null,"network":"visa","network_transaction_id":null,"regulated_status":"unregulated","three_d_secure":null,"transaction_link_id":null,"wallet":null},"type":"card"},"receipt_email":null,"receipt_number":null,"receipt_url":null,"refunded":false,"review":null,"shipping":null,"source":null,"source_transfer":null,"statement_descriptor":null,"statement_descriptor_suffix":null,"status":"failed","transfer_data":null,"transfer_group":null}'),
  ('ch_3V8lTN2KQlIIIyfTwHSvrdhr', 7, 1795383284, 'pi_3TqeOJC34W5oeGqWQ5xxvSWV', '{"id":"ch_3V8lTN2KQlIIIyfTwHSvrdhr","object":"charge","amount":1299,"amount_captured":1299,"amount_refunded":0,"application":null,"application_fee":null,"application_fee_amount":null,"balance_transaction":null,"billing_details":{"address":{"city":null,"country":null,"line1":null,"line2":null,"postal_code":null,"state":null},"email":null,"name":null,"phone":null,"tax_id":null},"calculated_statement_descriptor":"PAYMENT SANDBOX","captured":true,"created":1795383284,"currency":"usd","customer":null,"description":null,"dispute":null,"disputed":false,"failure_balance_transaction":null,"failure_code":null,"failure_message":null,"fraud_details":{},"livemode":false,"metadata":{"order_id":"ebeb30c3-27cd-42d6-a359-160fc0e865b0","product_id":"12900259-f99b-4b53-956b-1f5a4e23a047","product_title":"A Quiet Mind"},"on_behalf_of":null,"outcome":{"advice_code":null,"network_advice_code":null,"network_decline_code":null,"network_status":"approved_by_network","reason":null,"risk_level":"normal","risk_score":20,"seller_message":"Payment complete.","type":"authorized"},"paid":true,"payment_intent":"pi_3TqeOJC34W5oeGqWQ5xxvSWV","payment_method":"pm_1R4XRHbVadTQzLSTH1Nk5AT8","payment_method_details":{"card":{"amount_authorized":1299,"authorization_code":"JHOKMG","brand":"visa","checks":{"address_line1_check":null,"address_postal_code_check":null,"cvc_check":"pass"},"country":"US","electronic_commerce_indicator":null,"exp_month":12,"exp_year":2027,"fingerprint":"477bba133c182267","funding":"credit","installments":null,"last4":"4242","mandate":null,"network":"visa","network_transaction_id":"BLJZBHFIZZGHQN4","regulated_status":"unregulated","three_d_secure":null,"transaction_link_id":null,"wallet":null},"type":"card"},"receipt_email":null,"receipt_number":null,"receipt_url":null,"refunded":false,"review":null,"shipping":null,"source":null,"source_transfer":null,"statement_descriptor":null,"statement_descriptor_suffix":null,"status":"succeeded","transfer_data":null,"transfer_group":null}'),
  ('ch_3W6Pxm9XoIoYgWaEteN9Uwhw', 20, 1795383327, 'pi_3lTrxzm7tav7NGOt3PjjKR7g', '{"id":"ch_3W6Pxm9XoIoYgWaEteN9Uwhw","object":"charge","amount":1299,"amount_captured":1299,"amount_refunded":0,"application":null,"application_fee":null,"application_fee_amount":null,"balance_transaction":null,"billing_details":{"address":{"city":null,"country":null,"line1":null,"line2":null,"postal_code":null,"state":null},"email":null,"name":null,"phone":null,"tax_id":null},"calculated_statement_descriptor":"PAYMENT SANDBOX","captured":true,"created":1795383327,"currency":"usd","customer":null,"description":null,"dispute":null,"disputed":false,"failure_balance_transaction":null,"failure_code":null,"failure_message":null,"fraud_details":{},"livemode":false,"metadata":{"order_id":"652005bc-24db-49e7-8ecd-aa573d50d9af","product_id":"12900259-f99b-4b53-956b-1f5a4e23a047","product_title":"A Quiet Mind"},"on_behalf_of":null,"outcome":{"advice_code":null,"network_advice_code":null,"network_decline_code":null,"network_status":"approved_by_network","reason":null,"risk_level":"normal","risk_score":20,"seller_message":"Payment complete.","type":"authorized"},"paid":true,"payment_intent":"pi_3lTrxzm7tav7NGOt3PjjKR7g","payment_method":"pm_1k5KPD4gDULuwX4PpxKDNXcR","payment_method_details":{"card":{"amount_authorized":1299,"authorization_code":"Q9ARC0","brand":"visa","checks":{"address_line1_check":null,"address_postal_code_check":null,"cvc_check":"pass"},"country":"US","electronic_commerce_indicator":null,"exp_month":12,"exp_year":2027,"fingerprint":"4e606641b79221a2","funding":"credit","installments":null,"last4":"0259","mandate":null,"network":"visa","network_transaction_id":"WB3FYSLKJHOGG1A","regulated_status":"unregulated","three_d_secure":null,"transaction_link_id":null,"wallet":null},"type":"card"},"receipt_email":null,"receipt_number":null,"receipt_url":null,"refunded":false,"review":null,"shipping":null,"source":null,"source_transfer":null,"statement_descriptor":null,"statement_descriptor_suffix":null,"status":"succeeded","transfer_data":null,"transfer_group":null}'),
  ('ch_3c7Y1jbYaWDSvq7O61iuoGSb', 6, 1795383284, 'pi_39WBBe5TjJ07OmMFp8dj5TR2', '{"id":"ch_3c7Y1jbYaWDSvq7O61iuoGSb","object":"charge","amount":1299,"amount_captured":1299,"amount_refunded":500,"application":null,"application_fee":null,"application_fee_amount":null,"balance_transaction":null,"billing_details":{"address":{"city":null,"country":null,"line1":null,"line2":null,"postal_code":null,"state":null},"email":null,"name":null,"phone":null,"tax_id":null},"calculated_statement_descriptor":"PAYMENT SANDBOX","captured":true,"created":1795383284,"currency":"usd","customer":null,"description":null,"dispute":null,"disputed":false,"failure_balance_transaction":null,"failure_code":null,"failure_message":null,"fraud_details":{},"livemode":false,"metadata":{"order_id":"d2357089-2324-472f-befe-a813555fc27d","product_id":"12900259-f99b-4b53-956b-1f5a4e23a047","product_title":"A Quiet Mind"},"on_behalf_of":null,"outcome":{"advice_code":null,"network_advice_code":null,"network_decline_code":null,"network_status":"approved_by_network","reason":null,"risk_level":"normal","risk_score":20,"seller_message":"Payment complete.","type":"authorized"},"paid":true,"payment_intent":"pi_39WBBe5TjJ07OmMFp8dj5TR2","payment_method":"pm_1LCjfN4vf31hgDZooHNNMw3H","payment_method_details":{"card":{"amount_authorized":1299,"authorization_code":"RMAZGR","brand":"visa","checks":{"address_line1_check":null,"address_postal_code_check":null,"cvc_check":"pass"},"country":"US","electronic_commerce_indicator":null,"exp_month":12,"exp_year":2027,"fingerprint":"af4a894e7140ab6c","funding":"credit","installments":null,"last4":"5126","mandate":null,"network":"visa","network_transaction_id":"WAY68LJZQ8IATJC","regulated_status":"unregulated","three_d_secure":null,"transaction_link_id":null,"wallet":null},"type":"card"},"receipt_email":null,"receipt_number":null,"receipt_url":null,"refunded":false,"review":null,"shipping":null,"source":null,"source_transfer":null,"statement_descriptor":null,"statement_descriptor_suffix":null,"status":"succeeded","transfer_data":null,"transfer_group":null}'),
  ('ch_3eHHCeLo5Fbr2DYOYe9Oa2l5', 18, 1795383327, 'pi_3XGAFe407XUqkUXS6bVuVLDt', '{"id":"ch_3eHHCeLo5Fbr2DYOYe9Oa2l5","object":"charge","amount":1299,"amount_captured":1299,"amount_refunded":0,"application":null,"application_fee":null,"application_fee_amount":null,"balance_transaction":null,"billing_details":{"address":{"city":null,"country":null,"line1":null,"line2":null,"postal_code":null,"state":null},"email":null,"name":null,"phone":null,"tax_id":null},"calculated_statement_descriptor":"PAYMENT SANDBOX","captured":true,"created":1795383327,"currency":"usd","customer":null,"description":null,"dispute":null,"disputed":false,"failure_balance_transaction":null,"failure_code":null,"failure_message":null,"fraud_details":{},"livemode":false,"metadata":{"order_id":"caa58bd8-6304-43de-a2c6-ce6ecd09504c","product_id":"12900259-f99b-4b53-956b-1f5a4e23a047","product_title":"A Quiet Mind"},"on_behalf_of":null,"outcome":{"advice_code":null,"network_advice_code":null,"network_decline_code":null,"network_status":"approved_by_network","reason":null,"risk_level":"normal","risk_score":20,"seller_message":"Payment complete.","type":"authorized"},"paid":true,"payment_intent":"pi_3XGAFe407XUqkUXS6bVuVLDt","payment_method":"pm_1Og9rHOck9ItQPLlmKCVzLsE","payment_method_details":{"card":{"amount_authorized":1299,"authorization_code":"7GPUJC","brand":"visa","checks":{"address_line1_check":null,"address_postal_code_check":null,"cvc_check":"pass"},"country":"US","electronic_commerce_indicator":null,"exp_month":12,"exp_year":2027,"fingerprint":"477bba133c182267","funding":"credit","installments":null,"last4":"4242","mandate":null,"network":"visa","network_transaction_id":"HREZ5JLAEWVUQGE","regulated_status":"unregulated","three_d_secure":null,"transaction_link_id":null,"wallet":null},"type":"card"},"receipt_email":null,"receipt_number":null,"receipt_url":null,"refunded":false,"review":null,"shipping":null,"source":null,"source_transfer":null,"statement_descriptor":null,"statement_descriptor_suffix":null,"status":"succeeded","transfer_data":null,"transfer_group":null}'),
  ('ch_3fWkQSFK9KKVhS1njhA51Spt', 17, 1795383318, 'pi_3AzPx7ieOoDTX7mDndoQPIdp', '{"id":"ch_3fWkQSFK9KKVhS1njhA51Spt","object":"charge","amount":1299,"amount_captured":1299,"amount_refunded":1299,"application":null,"application_fee":null,"application_fee_amount":null,"balance_transaction":null,"billing_details":{"address":{"city":null,"country":null,"line1":null,"line2":null,"postal_code":null,"state":null},"email":null,"name":null,"phone":null,"tax_id":null},"calculated_statement_descriptor":"PAYMENT SANDBOX","captured":true,"created":1795383318,"currency":"usd","customer":null,"description":null,"dispute":null,"disputed":false,"failure_balance_transaction":null,"failure_code":null,"failure_message":null,"fraud_details":{},"livemode":false,"metadata":{"order_id":"4b719a53-f103-4baa-9f84-519abed93106","product_id":"12900259-f99b-4b53-956b-1f5a4e23a047","product_title":"A Quiet Mind"},"on_behalf_of":null,"outcome":{"advice_code":null,"network_advice_code":null,"network_decline_code":null,"network_status":"approved_by_network","reason":null,"risk_level":"normal","risk_score":20,"seller_message":"Payment complete.","type":"authorized"},"paid":true,"payment_intent":"pi_3AzPx7ieOoDTX7mDndoQPIdp","payment_method":"pm_1wQLDZXgTt1AEpYoQQmw8iM8","payment_method_details":{"card":{"amount_authorized":1299,"authorization_code":"0NFI14","brand":"visa","checks":{"address_line1_check":null,"address_postal_code_check":null,"cvc_check":"pass"},"country":"US","electronic_commerce_indicator":null,"exp_month":12,"exp_year":2027,"fingerprint":"477bba133c182267","funding":"credit","installments":null,"last4":"4242","mandate":null,"network":"visa","network_transaction_id":"XDHAJGKMVPED424","regulated_status":"unregulated","three_d_secure":null,"transaction_link_id":null,"wallet":null},"type":"card"},"receipt_email":null,"receipt_number":null,"receipt_url":null,"refunded":true,"review":null,"shipping":null,"source":null,"source_transfer":null,"statement_descriptor":null,"statement_descriptor_suffix":null,"status":"succeeded","transfer_data":null,"transfer_group":null}'),
  ('ch_3kPU7LkZWBV7yeufVbFZZkWe', 5, 1795383283, 'pi_3DNZw1NsZupfBPOwLfbApzWC', '{"id":"ch_3kPU7LkZWBV7yeufVbFZZkWe","object":"charge","amount":1299,"amount_captured":1299,"amount_refunded":1299,"application":null,"application_fee":null,"application_fee_amount":null,"balance_transaction":null,"billing_details":{"address":{"city":null,"country":null,"line1":null,"line2":null,"postal_code":null,"state":null},"email":null,"name":null,"phone":null,"tax_id":null},"calculated_statement_descriptor":"PAYMENT SANDBOX","captured":true,"created":1795383283,"currency":"usd","customer":null,"description":null,"dispute":null,"disputed":false,"failure_balance_transaction":null,"failure_code":null,"failure_message":null,"fraud_details":{},"livemode":false,"metadata":{"order_id":"dd6f5440-cd58-48ae-9bd0-ae137566292c","product_id":"12900259-f99b-4b53-956b-1f5a4e23a047","product_title":"A Quiet Mind"},"on_behalf_of":null,"outcome":{"advice_code":null,"network_advice_code":null,"network_decline_code":null,"network_status":"approved_by_network","reason":null,"risk_level":"normal","risk_score":20,"seller_message":"Payment complete.","type":"authorized"},"paid":true,"payment_intent":"pi_3DNZw1NsZupfBPOwLfbApzWC","payment_method":"pm_1hcgkqp8cUmJXlvmUqnbgRbo","payment_method_details":{"card":{"amount_authorized":1299,"authorization_code":"YRVZRZ","brand":"visa","checks":{"address_line1_check":null,"address_postal_code_check":null,"cvc_check":"pass"},"country":"US","electronic_commerce_indicator":null,"exp_month":12,"exp_year":2027,"fingerprint":"8998193822dbfe41","funding":"credit","installments":null,"last4":"7726","mandate":null,"network":"visa","network_transaction_id":"JBNWO72QEHHMVK8","regulated_status":"unregulated","three_d_secure":null,"transaction_link_id":null,"wallet":null},"type":"card"},"receipt_email":null,"receipt_number":null,"receipt_url":null,"refunded":true,"review":null,"shipping":null,"source":null,"source_transfer":null,"statement_descriptor":null,"statement_descriptor_suffix":null,"status":"succeeded","transfer_data":null,"transfer_group":null}'),
  ('ch_3rcMS1NgP2btSBlbEmVk1Ofy', 19, 1795383327, 'pi_3qXxWzh3O93KEmMpxMNfK8XG', '{"id":"ch_3rcMS1NgP2btSBlbEmVk1Ofy","object":"charge","amount":1299,"amount_captured":1299,"amount_refunded":0,"application":null,"application_fee":null,"application_fee_amount":null,"balance_transaction":null,"billing_details":{"address":{"city":null,"country":null,"line1":null,"line2":null,"postal_code":null,"state":null},"email":null,"name":null,"phone":null,"tax_id":null},"calculated_statement_descriptor":"PAYMENT SANDBOX","captured":true,"created":1795383327,"currency":"usd","customer":null,"description":null,"dispute":null,"disputed":false,"failure_balance_transaction":null,"failure_code":null,"failure_message":null,"fraud_details":{},"livemode":false,"metadata":{"order_id":"d9ce1117-d6dc-401c-bb65-4471736e220a","product_id":"12900259-f99b-4b53-956b-1f5a4e23a047","product_title":"A Quiet Mind"},"on_behalf_of":null,"outcome":{"advice_code":null,"network_advice_code":null,"network_decline_code":null,"network_status":"approved_by_network","reason":null,"risk_level":"normal","risk_score":20,"seller_message":"Payment complete.","type":"authorized"},"paid":true,"payment_intent":"pi_3qXxWzh3O93KEmMpxMNfK8XG","payment_method":"pm_1s07y32oO2bfu17DYX8BU5zq","payment_method_details":{"card":{"amount_authorized":1299,"authorization_code":"Q46PNX","brand":"visa","checks":{"address_line1_check":null,"address_postal_code_check":null,"cvc_check":"pass"},"country":"US","electronic_commerce_indicator":null,"exp_month":12,"exp_year":2027,"fingerprint":"477bba133c182267","funding":"credit","installments":null,"last4":"4242","mandate":null,"network":"visa","network_transaction_id":"OMUIQL52FIUBM8W","regulated_status":"unregulated","three_d_secure":null,"transaction_link_id":null,"wallet":null},"type":"card"},"receipt_email":null,"receipt_number":null,"receipt_url":null,"refunded":false,"review":null,"shipping":null,"source":null,"source_transfer":null,"statement_descriptor":null,"statement_descriptor_suffix":null,"status":"succeeded","transfer_data":null,"transfer_group":null}');
SELECT setval(pg_get_serial_sequence('stripe_sandbox.charges', 'seq'), (SELECT max(seq) FROM stripe_sandbox.charges));

CREATE TABLE stripe_sandbox.dispute_openings (
  charge text NOT NULL,
  test_card text NOT NULL,
  due_at timestamp with time zone NOT NULL
);
INSERT INTO stripe_sandbox.dispute_openings (charge, test_card, due_at) VALUES
  ('ch_3W6Pxm9XoIoYgWaEteN9Uwhw', 'dispute', '2026-11-22 22:35:27.396716+00');

CREATE TABLE stripe_sandbox.disputes (
  id text NOT NULL,
  seq bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  created bigint NOT NULL,
  payment_intent text NOT NULL,
  charge text NOT NULL,
  body json NOT NULL
);
INSERT INTO stripe_sandbox.disputes (id, seq, created, payment_intent, charge, body) OVERRIDING SYSTEM VALUE VALUES
  ('du_1MWZLWdiorkgQSM8RrBG7JTV', 1, 1795383287, 'pi_3ipmitUHpc4Eb6yVKJn9pOlq', 'ch_39BTbcjbTpjkTFJHHpIM7MWc', '{"id":"du_1MWZLWdiorkgQSM8RrBG7JTV","object":"dispute","amount":1299,"balance_transactions":[],"charge":"ch_39BTbcjbTpjkTFJHHpIM7MWc","created":1795383287,"currency":"usd","enhanced_eligibility_types":[],"evidence":{"access_activity_log":null,"billing_address":null,"cancellation_policy":null,"cancellation_policy_disclosure":null,"cancellation_rebuttal":null,"customer_communication":null,"customer_email_address":null,"customer_name":null,"customer_purchase_ip":null,"customer_signature":null,"duplicate_charge_documentation":null,"duplicate_charge_explanation":null,"duplicate_charge_id":null,"product_description":null,"receipt":null,"refund_policy":null,"refund_policy_disclosure":null,"refund_refusal_explanation":null,"service_date":null,"service_documentation":null,"shipping_address":null,"shipping_carrier":null,"shipping_date":null,"shipping_documentation":null,"shipping_tracking_number":null,"uncategorized_file":null,"uncategorized_text":null,"enhanced_evidence":{}},"evidence_details":{"due_by":1797197687,"enhanced_eligibility":{},"has_evidence":false,"past_due":false,"submission_count":0,"submission_method":"not_submitted"},"intended_submission_method":null,"is_charge_refundable":false,"livemode":false,"metadata":{},"network_reason_code":"10.4","payment_intent":"pi_3ipmitUHpc4Eb6yVKJn9pOlq","payment_method_details":{"card":{"brand":"visa","case_type":"chargeback","network":"visa","network_reason_code":"10.4"},"type":"card"},"reason":"fraudulent","status":"needs_response"}');
SELECT setval(pg_get_serial_sequence('stripe_sandbox.disputes', 'seq'), (SELECT max(seq) FROM stripe_sandbox.disputes));

CREATE TABLE stripe_sandbox.events (
  id text NOT NULL,
  seq bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  created bigint NOT NULL,
  type text NOT NULL,
  body json NOT NULL
);
INSERT INTO stripe_sandbox.events (id, seq, created, type, body) OVERRIDING SYSTEM VALUE VALUES
  ('evt_1Z1BNNwvoO8XLsP1QCrDgfvs', 75, 1795383327, 'payment_intent.succeeded', '{"id":"evt_1Z1BNNwvoO8XLsP1QCrDgfvs","object":"event","api_version":"2026-10-28.endive","created":1795383327,"data":{"object":{"id":"pi_3lTrxzm7tav7NGOt3PjjKR7g","object":"payment_intent","allowed_payment_method_types":null,"amount":1299,"amount_capturable":0,"amount_received":1299,"application":null,"application_fee_amount":null,"automatic_payment_methods":{"allow_redirects":"never","enabled":true},"canceled_at":null,"cancellation_reason":null,"capture_method":"automatic_async","client_secret":"pi_3lTrxzm7tav7NGOt3PjjKR7g_secret_o9p0cO58NzL3fpU9Fxcw19oc2","confirmation_method":"automatic","created":1795383327,"currency":"usd","customer":null,"customer_account":null,"description":null,"excluded_payment_method_types":null,"last_payment_error":null,"latest_charge":"ch_3W6Pxm9XoIoYgWaEteN9Uwhw","livemode":false,"managed_payments":null,"metadata":{"order_id":"652005bc-24db-49e7-8ecd-aa573d50d9af","product_id":"12900259-f99b-4b53-956b-1f5a4e23a047","product_title":"A Quiet Mind"},"next_action":null,"on_behalf_of":null,"payment_method":"pm_1k5KPD4gDULuwX4PpxKDNXcR","payment_method_configuration_details":null,"payment_method_options":{"card":{"installments":null,"mandate_options":null,"network":null,"request_three_d_secure":"automatic"}},"payment_method_types":["card"],"payment_record":null,"processing":null,"receipt_email":null,"review":null,"setup_future_usage":null,"shipping":null,"source":null,"statement_descriptor":null,"statement_descriptor_suffix":null,"status":"succeeded","transfer_data":null,"transfer_group":null}},"livemode":false,"pending_webhooks":1,"request":{"id":"req_6yaT8fTl8Pe1rJ","idempotency_key":null},"type":"payment_intent.succeeded"}'),
  ('evt_1axTqLVx1O9TraPE23J5RDWV', 77, 1795383327, 'payment_intent.created', '{"id":"evt_1axTqLVx1O9TraPE23J5RDWV","object":"event","api_version":"2026-10-28.endive","created":1795383327,"data":{"object":{"id":"pi_3w1KtYKWObhbzEjqIPVUY6EF","object":"payment_intent","allowed_payment_method_types":null,"amount":1299,"amount_capturable":0,"amount_received":0,"application":null,"application_fee_amount":null,"automatic_payment_methods":{"allow_redirects":"never","enabled":true},"canceled_at":null,"cancellation_reason":null,"capture_method":"automatic_async","client_secret":"pi_3w1KtYKWObhbzEjqIPVUY6EF_secret_gxZRE0heDCjTK9L905dKi2tf2","confirmation_method":"automatic","created":1795383327,"currency":"usd","customer":null,"customer_account":null,"description":null,"excluded_payment_method_types":null,"last_payment_error":null,"latest_charge":null,"livemode":false,"managed_payments":null,"metadata":{"order_id":"51a16aad-eb56-471d-9cd3-84e802eb1352","product_id":"12900259-f99b-4b53-956b-1f5a4e23a047","product_title":"A Quiet Mind"},"next_action":null,"on_behalf_of":null,"payment_method":null,"payment_method_configuration_details":null,"payment_method_options":{"card":{"installments":null,"mandate_options":null,"network":null,"request_three_d_secure":"automatic"}},"payment_method_types":["card"],"payment_record":null,"processing":null,"receipt_email":null,"review":null,"setup_future_usage":null,"shipping":null,"source":null,"statement_descriptor":null,"statement_descriptor_suffix":null,"status":"requires_payment_method","transfer_data":null,"transfer_group":null}},"livemode":false,"pending_webhooks":1,"request":{"id":"req_hlKkr1bY45g3Tm","idempotency_key":"order-51a16aad-eb56-471d-9cd3-84e802eb1352"},"type":"payment_intent.created"}'),
  ('evt_1eeESVyKwGYRVbLcfgPk7Sqr', 76, 1795383327, 'payment_intent.created', '{"id":"evt_1eeESVyKwGYRVbLcfgPk7Sqr","object":"event","api_version":"2026-10-28.endive","created":1795383327,"data":{"object":{"id":"pi_3eHp8z56PseKghwTh9QREJ4Z","object":"payment_intent","allowed_payment_method_types":null,"amount":1299,"amount_capturable":0,"amount_received":0,"application":null,"application_fee_amount":null,"automatic_payment_methods":{"allow_redirects":"never","enabled":true},"canceled_at":null,"cancellation_reason":null,"capture_method":"automatic_async","client_secret":"pi_3eHp8z56PseKghwTh9QREJ4Z_secret_jXdKSC5gMO18ivYIPfvSCgMaI","confirmation_method":"automatic","created":1795383327,"currency":"usd","customer":null,"customer_account":null,"description":null,"excluded_payment_method_types":null,"last_payment_error":null,"latest_charge":null,"livemode":false,"managed_payments":null,"metadata":{"order_id":"a68f297a-c03c-4211-9e44-87d613dd1c3a","product_id":"12900259-f99b-4b53-956b-1f5a4e23a047","product_title":"A Quiet Mind"},"next_action":null,"on_behalf_of":null,"payment_method":null,"payment_method_configuration_details":null,"payment_method_options":{"card":{"installments":null,"mandate_options":null,"network":null,"request_three_d_secure":"automatic"}},"payment_method_types":["card"],"payment_record":null,"processing":null,"receipt_email":null,"review":null,"setup_future_usage":null,"shipping":null,"source":null,"statement_descriptor":null,"statement_descriptor_suffix":null,"status":"requires_payment_method","transfer_data":null,"transfer_group":null}},"livemode":false,"pending_webhooks":1,"request":{"id":"req_XNk86cZaNEB2yf","idempotency_key":"order-a68f297a-c03c-4211-9e44-87d613dd1c3a"},"type":"payment_intent.created"}');
SELECT setval(pg_get_serial_sequence('stripe_sandbox.events', 'seq'), (SELECT max(seq) FROM stripe_sandbox.events));

CREATE TABLE stripe_sandbox.idempotency_keys (
  audience text NOT NULL,
  key text NOT NULL,
  fingerprint text NOT NULL,
  status integer NOT NULL,
  body text NOT NULL,
  request_id text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL
);
INSERT INTO stripe_sandbox.idempotency_keys (audience, key, fingerprint, status, body, request_id, created_at) VALUES
  ('server', 'order-51a16aad-eb56-471d-9cd3-84e802eb1352', 'c6e6ab28e004eb8d546b9ffb005c3b849345d4659d08b38aa866c6a91afdda80', 200, '{"id":"pi_3w1KtYKWObhbzEjqIPVUY6EF","object":"payment_intent","allowed_payment_method_types":null,"amount":1299,"amount_capturable":0,"amount_received":0,"application":null,"application_fee_amount":null,"automatic_payment_methods":{"allow_redirects":"never","enabled":true},"canceled_at":null,"cancellation_reason":null,"capture_method":"automatic_async","client_secret":"pi_3w1KtYKWObhbzEjqIPVUY6EF_secret_gxZRE0heDCjTK9L905dKi2tf2","confirmation_method":"automatic","created":1795383327,"currency":"usd","customer":null,"customer_account":null,"description":null,"excluded_payment_method_types":null,"last_payment_error":null,"latest_charge":null,"livemode":false,"managed_payments":null,"metadata":{"order_id":"51a16aad-eb56-471d-9cd3-84e802eb1352","product_id":"12900259-f99b-4b53-956b-1f5a4e23a047","product_title":"A Quiet Mind"},"next_action":null,"on_behalf_of":null,"payment_method":null,"payment_method_configuration_details":null,"payment_method_options":{"card":{"installments":null,"mandate_options":null,"network":null,"request_three_d_secure":"automatic"}},"payment_method_types":["card"],"payment_record":null,"processing":null,"receipt_email":null,"review":null,"setup_future_usage":null,"shipping":null,"source":null,"statement_descriptor":null,"statement_descriptor_suffix":null,"status":"requires_payment_method","transfer_data":null,"transfer_group":null}', 'req_hlKkr1bY45g3Tm', '2026-11-22 21:35:27.514933+00'),
  ('server', 'order-a68f297a-c03c-4211-9e44-87d613dd1c3a', '4a827c3a2231a0da80caf2538e662fa211ade06479dfa0b69eb6108e3a453d88', 200, '{"id":"pi_3eHp8z56PseKghwTh9QREJ4Z","object":"payment_intent","allowed_payment_method_types":null,"amount":1299,"amount_capturable":0,"amount_received":0,"application":null,"application_fee_amount":null,"automatic_payment_methods":{"allow_redirects":"never","enabled":true},"canceled_at":null,"cancellation_reason":null,"capture_method":"automatic_async","client_secret":"pi_3eHp8z56PseKghwTh9QREJ4Z_secret_jXdKSC5gMO18ivYIPfvSCgMaI","confirmation_method":"automatic","created":1795383327,"currency":"usd","customer":null,"customer_account":null,"description":null,"excluded_payment_method_types":null,"last_payment_error":null,"latest_charge":null,"livemode":false,"managed_payments":null,"metadata":{"order_id":"a68f297a-c03c-4211-9e44-87d613dd1c3a","product_id":"12900259-f99b-4b53-956b-1f5a4e23a047","product_title":"A Quiet Mind"},"next_action":null,"on_behalf_of":null,"payment_method":null,"payment_method_configuration_details":null,"payment_method_options":{"card":{"installments":null,"mandate_options":null,"network":null,"request_three_d_secure":"automatic"}},"payment_method_types":["card"],"payment_record":null,"processing":null,"receipt_email":null,"review":null,"setup_future_usage":null,"shipping":null,"source":null,"statement_descriptor":null,"statement_descriptor_suffix":null,"status":"requires_payment_method","transfer_data":null,"transfer_group":null}', 'req_XNk86cZaNEB2yf', '2026-11-22 21:35:27.445997+00');

CREATE TABLE stripe_sandbox.payment_intents (
  id text NOT NULL,
  seq bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  created bigint NOT NULL,
  body json NOT NULL
);
INSERT INTO stripe_sandbox.payment_intents (id, seq, created, body) OVERRIDING SYSTEM VALUE VALUES
  ('pi_39WBBe5TjJ07OmMFp8dj5TR2', 6, 1795383283, '{"id":"pi_39WBBe5TjJ07OmMFp8dj5TR2","object":"payment_intent","allowed_payment_method_types":null,"amount":1299,"amount_capturable":0,"amount_received":1299,"application":null,"application_fee_amount":null,"automatic_payment_methods":{"allow_redirects":"never","enabled":true},"canceled_at":null,"cancellation_reason":null,"capture_method":"automatic_async","client_secret":"pi_39WBBe5TjJ07OmMFp8dj5TR2_secret_eecFHeErSoEJfnUjKAWIkb7qA","confirmation_method":"automatic","created":1795383283,"currency":"usd","customer":null,"customer_account":null,"description":null,"excluded_payment_method_types":null,"last_payment_error":null,"latest_charge":"ch_3c7Y1jbYaWDSvq7O61iuoGSb","livemode":false,"managed_payments":null,"metadata":{"order_id":"d2357089-2324-472f-befe-a813555fc27d","product_id":"12900259-f99b-4b53-956b-1f5a4e23a047","product_title":"A Quiet Mind"},"next_action":null,"on_behalf_of":null,"payment_method":"pm_1LCjfN4vf31hgDZooHNNMw3H","payment_method_configuration_details":null,"payment_method_options":{"card":{"installments":null,"mandate_options":null,"network":null,"request_three_d_secure":"automatic"}},"payment_method_types":["card"],"payment_record":null,"processing":null,"receipt_email":null,"review":null,"setup_future_usage":null,"shipping":null,"source":null,"statement_descriptor":null,"statement_descriptor_suffix":null,"status":"succeeded","transfer_data":null,"transfer_group":null}'),
  ('pi_3AzPx7ieOoDTX7mDndoQPIdp', 18, 1795383318, '{"id":"pi_3AzPx7ieOoDTX7mDndoQPIdp","object":"payment_intent","allowed_payment_method_types":null,"amount":1299,"amount_capturable":0,"amount_received":1299,"application":null,"application_fee_amount":null,"automatic_payment_methods":{"allow_redirects":"never","enabled":true},"canceled_at":null,"cancellation_reason":null,"capture_method":"automatic_async","client_secret":"pi_3AzPx7ieOoDTX7mDndoQPIdp_secret_bt67Vk84kAq9QccrJRP0gDWOp","confirmation_method":"automatic","created":1795383318,"currency":"usd","customer":null,"customer_account":null,"description":null,"excluded_payment_method_types":null,"last_payment_error":null,"latest_charge":"ch_3fWkQSFK9KKVhS1njhA51Spt","livemode":false,"managed_payments":null,"metadata":{"order_id":"4b719a53-f103-4baa-9f84-519abed93106","product_id":"12900259-f99b-4b53-956b-1f5a4e23a047","product_title":"A Quiet Mind"},"next_action":null,"on_behalf_of":null,"payment_method":"pm_1wQLDZXgTt1AEpYoQQmw8iM8","payment_method_configuration_details":null,"payment_method_options":{"card":{"installments":null,"mandate_options":null,"network":null,"request_three_d_secure":"automatic"}},"payment_method_types":["card"],"payment_record":null,"processing":null,"receipt_email":null,"review":null,"setup_future_usage":null,"shipping":null,"source":null,"statement_descriptor":null,"statement_descriptor_suffix":null,"status":"succeeded","transfer_data":null,"transfer_group":null}'),
  ('pi_3DNZw1NsZupfBPOwLfbApzWC', 5, 1795383283, '{"id":"pi_3DNZw1NsZupfBPOwLfbApzWC","object":"payment_intent","allowed_payment_method_types":null,"amount":1299,"amount_capturable":0,"amount_received":1299,"application":null,"application_fee_amount":null,"automatic_payment_methods":{"allow_redirects":"never","enabled":true},"canceled_at":null,"cancellation_reason":null,"capture_method":"automatic_async","client_secret":"pi_3DNZw1NsZupfBPOwLfbApzWC_secret_J4UeE1a9lIJqJGfwPwGmzz0z7","confirmation_method":"automatic","created":1795383283,"currency":"usd","customer":null,"customer_account":null,"description":null,"excluded_payment_method_types":null,"last_payment_error":null,"latest_charge":"ch_3kPU7LkZWBV7yeufVbFZZkWe","livemode":false,"managed_payments":null,"metadata":{"order_id":"dd6f5440-cd58-48ae-9bd0-ae137566292c","product_id":"12900259-f99b-4b53-956b-1f5a4e23a047","product_title":"A Quiet Mind"},"next_action":null,"on_behalf_of":null,"payment_method":"pm_1hcgkqp8cUmJXlvmUqnbgRbo","payment_method_configuration_details":null,"payment_method_options":{"card":{"installments":null,"mandate_options":null,"network":null,"request_three_d_secure":"automatic"}},"payment_method_types":["card"],"payment_record":null,"processing":null,"receipt_email":null,"review":null,"setup_future_usage":null,"shipping":null,"source":null,"statement_descriptor":null,"statement_descriptor_suffix":null,"status":"succeeded","transfer_data":null,"transfer_group":null}'),
  ('pi_3HZMN7TVHQ8BFMa1ZDAZ7J4l', 13, 1795383286, '{"id":"pi_3HZMN7TVHQ8BFMa1ZDAZ7J4l","object":"payment_intent","allowed_payment_method_types":null,"amount":1299,"amount_capturable":0,"amount_received":0,"application":null,"application_fee_amount":null,"automatic_payment_methods":{"allow_redirects":"never","enabled":true},"canceled_at":null,"cancellation_reason":null,"capture_method":"automatic_async","client_secret":"pi_3HZMN7TVHQ8BFMa1ZDAZ7J4l_secret_JPMAfF4ntSl8rqykFCJY3Xx17","confirmation_method":"automatic","created":1795383286,"currency":"usd","customer":null,"customer_account":null,"description":null,"excluded_payment_method_types":null,"last_payment_error":{"type":"card_error","code":"card_declined","decline_code":"generic_decline","message":"Your card was declined.","doc_url":"https://stripe.com/docs/error-codes/card-declined","charge":"ch_3Mzd0x6BzGht9kmeAh4W2vHF","payment_method":{"id":"pm_1rJg5zib2SF7NWW3Vsh4yX5A","object":"payment_method","allow_redisplay":"unspecified","billing_details":{"address":{"city":null,"country":null,"line1":null,"line2":null,"postal_code":null,"state":null},"email":null,"name":null,"phone":null,"tax_id":null},"card":{"brand":"visa","checks":{"address_line1_check":null,"address_postal_code_check":null,"cvc_check":"unchecked"},"country":"US","display_brand":"visa","exp_month":12,"exp_year":2027,"fingerprint":"acd08f29a41f2e55","funding":"credit","generated_from":null,"last4":"0002","networks":{"available":["visa"],"preferred":null},"regulated_status":"unregulated","three_d_secure_usage":{"supported":true},"wallet":null},"created":1795383286,"customer":null,"customer_account":null,"livemode":false,"metadata":{},"type":"card"}},"latest_charge":"ch_3Mzd0x6BzGht9kmeAh4W2vHF","livemode":false,"managed_payments":null,"metadata":{"order_id":"e1adaa7a-b425-41d1-9f6b-aff5eb0aa1d8","product_id":"12900259-f99b-4b53-956b-1f5a4e23a047","product_title":"A Quiet Mind"},"next_action":null,"on_behalf_of":null,"payment_method":null,"payment_method_configuration_details":null,"payment_method_options":{"card":{"installments":null,"mandate_options":null,"network":null,"request_three_d_secure":"automatic"}},"payment_method_types":["card"],"payment_record":null,"processing":null,"receipt_email":null,"review":null,"setup_future_usage":null,"shipping":null,"source":null,"statement_descriptor":null,"statement_descriptor_suffix":null,"status":"requires_payment_method","transfer_data":null,"transfer_group":null}'),
  ('pi_3I3S7CXB8uy8fGnUerZc0Mrk', 12, 1795383286, '{"id":"pi_3I3S7CXB8uy8fGnUerZc0Mrk","object":"payment_intent","allowed_payment_method_types":null,"amount":1299,"amount_capturable":0,"amount_received":0,"application":null,"application_fee_amount":null,"automatic_payment_methods":{"allow_redirects":"never","enabled":true},"canceled_at":null,"cancellation_reason":null,"capture_method":"automatic_async","client_secret":"pi_3I3S7CXB8uy8fGnUerZc0Mrk_secret_PE0HQE0PYVgcGGsJIbdWH5wB2","confirmation_method":"automatic","created":1795383286,"currency":"usd","customer":null,"customer_account":null,"description":null,"excluded_payment_method_types":null,"last_payment_error":null,"latest_charge":null,"livemode":false,"managed_payments":null,"metadata":{"order_id":"2b58c570-0c4f-4505-9832-6e3f02424566","product_id":"12900259-f99b-4b53-956b-1f5a4e23a047","product_title":"A Quiet Mind"},"next_action":null,"on_behalf_of":null,"payment_method":null,"payment_method_configuration_details":null,"payment_method_options":{"card":{"installments":null,"mandate_options":null,"network":null,"request_three_d_secure":"automatic"}},"payment_method_types":["card"],"payment_record":null,"processing":null,"receipt_email":null,"review":null,"setup_future_usage":null,"shipping":null,"source":null,"statement_descriptor":null,"statement_descriptor_suffix":null,"status":"requires_payment_method","transfer_data":null,"transfer_group":null}'),
  ('pi_3TqeOJC34W5oeGqWQ5xxvSWV', 7, 1795383284, '{"id":"pi_3TqeOJC34W5oeGqWQ5xxvSWV","object":"payment_intent","allowed_payment_method_types":null,"amount":1299,"amount_capturable":0,"amount_received":1299,"application":null,"application_fee_amount":null,"automatic_payment_methods":{"allow_redirects":"never","enabled":true},"canceled_at":null,"cancellation_reason":null,"capture_method":"automatic_async","client_secret":"pi_3TqeOJC34W5oeGqWQ5xxvSWV_secret_xQWICaBkQ1h9T4aREMaK8mlMq","confirmation_method":"automatic","created":1795383284,"currency":"usd","customer":null,"customer_account":null,"description":null,"excluded_payment_method_types":null,"last_payment_error":null,"latest_charge":"ch_3V8lTN2KQlIIIyfTwHSvrdhr","livemode":false,"managed_payments":null,"metadata":{"order_id":"ebeb30c3-27cd-42d6-a359-160fc0e865b0","product_id":"12900259-f99b-4b53-956b-1f5a4e23a047","product_title":"A Quiet Mind"},"next_action":null,"on_behalf_of":null,"payment_method":"pm_1R4XRHbVadTQzLSTH1Nk5AT8","payment_method_configuration_details":null,"payment_method_options":{"card":{"installments":null,"mandate_options":null,"network":null,"request_three_d_secure":"automatic"}},"payment_method_types":["card"],"payment_record":null,"processing":null,"receipt_email":null,"review":null,"setup_future_usage":null,"shipping":null,"source":null,"statement_descriptor":null,"statement_descriptor_suffix":null,"status":"succeeded","transfer_data":null,"transfer_group":null}'),
  ('pi_3XGAFe407XUqkUXS6bVuVLDt', 19, 1795383326, '{"id":"pi_3XGAFe407XUqkUXS6bVuVLDt","object":"payment_intent","allowed_payment_method_types":null,"amount":1299,"amount_capturable":0,"amount_received":1299,"application":null,"application_fee_amount":null,"automatic_payment_methods":{"allow_redirects":"never","enabled":true},"canceled_at":null,"cancellation_reason":null,"capture_method":"automatic_async","client_secret":"pi_3XGAFe407XUqkUXS6bVuVLDt_secret_StjRhfGVT89BXNOSXrEZRZ3ua","confirmation_method":"automatic","created":1795383326,"currency":"usd","customer":null,"customer_account":null,"description":null,"excluded_payment_method_types":null,"last_payment_error":null,"latest_charge":"ch_3eHHCeLo5Fbr2DYOYe9Oa2l5","livemode":false,"managed_payments":null,"metadata":{"order_id":"caa58bd8-6304-43de-a2c6-ce6ecd09504c","product_id":"12900259-f99b-4b53-956b-1f5a4e23a047","product_title":"A Quiet Mind"},"next_action":null,"on_behalf_of":null,"payment_method":"pm_1Og9rHOck9ItQPLlmKCVzLsE","payment_method_configuration_details":null,"payment_method_options":{"card":{"installments":null,"mandate_options":null,"network":null,"request_three_d_secure":"automatic"}},"payment_method_types":["card"],"payment_record":null,"processing":null,"receipt_email":null,"review":null,"setup_future_usage":null,"shipping":null,"source":null,"statement_descriptor":null,"statement_descriptor_suffix":null,"status":"succeeded","transfer_data":null,"transfer_group":null}'),
  ('pi_3eHp8z56PseKghwTh9QREJ4Z', 22, 1795383327, '{"id":"pi_3eHp8z56PseKghwTh9QREJ4Z","object":"payment_intent","allowed_payment_method_types":null,"amount":1299,"amount_capturable":0,"amount_received":0,"application":null,"application_fee_amount":null,"automatic_payment_methods":{"allow_redirects":"never","enabled":true},"canceled_at":null,"cancellation_reason":null,"capture_method":"automatic_async","client_secret":"pi_3eHp8z56PseKghwTh9QREJ4Z_secret_jXdKSC5gMO18ivYIPfvSCgMaI","confirmation_method":"automatic","created":1795383327,"currency":"usd","customer":null,"customer_account":null,"description":null,"excluded_payment_method_types":null,"last_payment_error":null,"latest_charge":null,"livemode":false,"managed_payments":null,"metadata":{"order_id":"a68f297a-c03c-4211-9e44-87d613dd1c3a","product_id":"12900259-f99b-4b53-956b-1f5a4e23a047","product_title":"A Quiet Mind"},"next_action":null,"on_behalf_of":null,"payment_method":null,"payment_method_configuration_details":null,"payment_method_options":{"card":{"installments":null,"mandate_options":null,"network":null,"request_three_d_secure":"automatic"}},"payment_method_types":["card"],"payment_record":null,"processing":null,"receipt_email":null,"review":null,"setup_future_usage":null,"shipping":null,"source":null,"statement_descriptor":null,"statement_descriptor_suffix":null,"status":"requires_payment_method","transfer_data":null,"transfer_group":null}'),
  ('pi_3ipmitUHpc4Eb6yVKJn9pOlq', 14, 1795383286, '{"id":"pi_3ipmitUHpc4Eb6yVKJn9pOlq","object":"payment_intent","allowed_payment_method_types":null,"amount":1299,"amount_capturable":0,"amount_received":1299,"application":null,"application_fee_amount":null,"automatic_payment_methods":{"allow_redirects":"never","enabled":true},"canceled_at":null,"cancellation_reason":null,"capture_method":"automatic_async","client_secret":"pi_3ipmitUHpc4Eb6yVKJn9pOlq_secret_j4yK8id6oN3ndmHp0SzBOTaid","confirmation_method":"automatic","created":1795383286,"currency":"usd","customer":null,"customer_account":null,"description":null,"excluded_payment_method_types":null,"last_payment_error":null,"latest_charge":"ch_39BTbcjbTpjkTFJHHpIM7MWc","livemode":false,"managed_payments":null,"metadata":{"order_id":"4c1e11d6-3102-4a7d-85ae-d6c54ca1c8d9","product_id":"12900259-f99b-4b53-956b-1f5a4e23a047","product_title":"A Quiet Mind"},"next_action":null,"on_behalf_of":null,"payment_method":"pm_1GekI9QMLXKVFMAK3bSdiog0","payment_method_configuration_details":null,"payment_method_options":{"card":{"installments":null,"mandate_options":null,"network":null,"request_three_d_secure":"automatic"}},"payment_method_types":["card"],"payment_record":null,"processing":null,"receipt_email":null,"review":null,"setup_future_usage":null,"shipping":null,"source":null,"statement_descriptor":null,"statement_descriptor_suffix":null,"status":"succeeded","transfer_data":null,"transfer_group":null}'),
  ('pi_3lTrxzm7tav7NGOt3PjjKR7g', 21, 1795383327, '{"id":"pi_3lTrxzm7tav7NGOt3PjjKR7g","object":"payment_intent","allowed_payment_method_types":null,"amount":1299,"amount_capturable":0,"amount_received":1299,"application":null,"application_fee_amount":null,"automatic_payment_methods":{"allow_redirects":"never","enabled":true},"canceled_at":null,"cancellation_reason":null,"capture_method":"automatic_async","client_secret":"pi_3lTrxzm7tav7NGOt3PjjKR7g_secret_o9p0cO58NzL3fpU9Fxcw19oc2","confirmation_method":"automatic","created":1795383327,"currency":"usd","customer":null,"customer_account":null,"description":null,"excluded_payment_method_types":null,"last_payment_error":null,"latest_charge":"ch_3W6Pxm9XoIoYgWaEteN9Uwhw","livemode":false,"managed_payments":null,"metadata":{"order_id":"652005bc-24db-49e7-8ecd-aa573d50d9af","product_id":"12900259-f99b-4b53-956b-1f5a4e23a047","product_title":"A Quiet Mind"},"next_action":null,"on_behalf_of":null,"payment_method":"pm_1k5KPD4gDULuwX4PpxKDNXcR","payment_method_configuration_details":null,"payment_method_options":{"card":{"installments":null,"mandate_options":null,"network":null,"request_three_d_secure":"automatic"}},"payment_method_types":["card"],"payment_record":null,"processing":null,"receipt_email":null,"review":null,"setup_future_usage":null,"shipping":null,"source":null,"statement_descriptor":null,"statement_descriptor_suffix":null,"status":"succeeded","transfer_data":null,"transfer_group":null}'),
  ('pi_3qXxWzh3O93KEmMpxMNfK8XG', 20, 1795383327, '{"id":"pi_3qXxWzh3O93KEmMpxMNfK8XG","object":"payment_intent","allowed_payment_method_types":null,"amount":1299,"amount_capturable":0,"amount_received":1299,"application":null,"application_fee_amount":null,"automatic_payment_methods":{"allow_redirects":"never","enabled":true},"canceled_at":null,"cancellation_reason":null,"capture_method":"automatic_async","client_secret":"pi_3qXxWzh3O93KEmMpxMNfK8XG_secret_uYhQ7tSH4F6Nh4g5E8LcStHWe","confirmation_method":"automatic","created":1795383327,"currency":"usd","customer":null,"customer_account":null,"description":null,"excluded_payment_method_types":null,"last_payment_error":null,"latest_charge":"ch_3rcMS1NgP2btSBlbEmVk1Ofy","livemode":false,"managed_payments":null,"metadata":{"order_id":"d9ce1117-d6dc-401c-bb65-4471736e220a","product_id":"12900259-f99b-4b53-956b-1f5a4e23a047","product_title":"A Quiet Mind"},"next_action":null,"on_behalf_of":null,"payment_method":"pm_1s07y32oO2bfu17DYX8BU5zq","payment_method_configuration_details":null,"payment_method_options":{"card":{"installments":null,"mandate_options":null,"network":null,"request_three_d_secure":"automatic"}},"payment_method_types":["card"],"payment_record":null,"processing":null,"receipt_email":null,"review":null,"setup_future_usage":null,"shipping":null,"source":null,"statement_descriptor":null,"statement_descriptor_suffix":null,"status":"succeeded","transfer_data":null,"transfer_group":null}'),
  ('pi_3w1KtYKWObhbzEjqIPVUY6EF', 23, 1795383327, '{"id":"pi_3w1KtYKWObhbzEjqIPVUY6EF","object":"payment_intent","allowed_payment_method_types":null,"amount":1299,"amount_capturable":0,"amount_received":0,"application":null,"application_fee_amount":null,"automatic_payment_methods":{"allow_redirects":"never","enabled":true},"canceled_at":null,"cancellation_reason":null,"capture_method":"automatic_async","client_secret":"pi_3w1KtYKWObhbzEjqIPVUY6EF_secret_gxZRE0heDCjTK9L905dKi2tf2","confirmation_method":"automatic","created":1795383327,"currency":"usd","customer":null,"customer_account":null,"description":null,"excluded_payment_method_types":null,"last_payment_error":null,"latest_charge":null,"livemode":false,"managed_payments":null,"metadata":{"order_id":"51a16aad-eb56-471d-9cd3-84e802eb1352","product_id":"12900259-f99b-4b53-956b-1f5a4e23a047","product_title":"A Quiet Mind"},"next_action":null,"on_behalf_of":null,"payment_method":null,"payment_method_configuration_details":null,"payment_method_options":{"card":{"installments":null,"mandate_options":null,"network":null,"request_three_d_secure":"automatic"}},"payment_method_types":["card"],"payment_record":null,"processing":null,"receipt_email":null,"review":null,"setup_future_usage":null,"shipping":null,"source":null,"statement_descriptor":null,"statement_descriptor_suffix":null,"status":"requires_payment_method","transfer_data":null,"transfer_group":null}');
SELECT setval(pg_get_serial_sequence('stripe_sandbox.payment_intents', 'seq'), (SELECT max(seq) FROM stripe_sandbox.payment_intents));

CREATE TABLE stripe_sandbox.payment_methods (
  id text NOT NULL,
  seq bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  created bigint NOT NULL,
  test_card text NOT NULL,
  spent boolean DEFAULT false NOT NULL,
  body json NOT NULL
);
INSERT INTO stripe_sandbox.payment_methods (id, seq, created, test_card, spent, body) OVERRIDING SYSTEM VALUE VALUES
  ('pm_1GekI9QMLXKVFMAK3bSdiog0', 13, 1795383286, 'dispute', true, '{"id":"pm_1GekI9QMLXKVFMAK3bSdiog0","object":"payment_method","allow_redisplay":"unspecified","billing_details":{"address":{"city":null,"country":null,"line1":null,"line2":null,"postal_code":null,"state":null},"email":null,"name":null,"phone":null,"tax_id":null},"card":{"brand":"visa","checks":{"address_line1_check":null,"address_postal_code_check":null,"cvc_check":"unchecked"},"country":"US","display_brand":"visa","exp_month":12,"exp_year":2027,"fingerprint":"4e606641b79221a2","funding":"credit","generated_from":null,"last4":"0259","networks":{"available":["visa"],"preferred":null},"regulated_status":"unregulated","three_d_secure_usage":{"supported":true},"wallet":null},"created":1795383286,"customer":null,"customer_account":null,"livemode":false,"metadata":{},"type":"card"}'),
  ('pm_1LCjfN4vf31hgDZooHNNMw3H', 6, 1795383284, 'refund-failing', true, '{"id":"pm_1LCjfN4vf31hgDZooHNNMw3H","object":"payment_method","allow_redisplay":"unspecified","billing_details":{"address":{"city":null,"country":null,"line1":null,"line2":null,"postal_code":null,"state":null},"email":null,"name":null,"phone":null,"tax_id":null},"card":{"brand":"visa","checks":{"address_line1_check":null,"address_postal_code_check":null,"cvc_check":"unchecked"},"country":"US","display_brand":"visa","exp_month":12,"exp_year":2027,"fingerprint":"af4a894e7140ab6c","funding":"credit","generated_from":null,"last4":"5126","networks":{"available":["visa"],"preferred":null},"regulated_status":"unregulated","three_d_secure_usage":{"supported":true},"wallet":null},"created":1795383284,"customer":null,"customer_account":null,"livemode":false,"metadata":{},"type":"card"}'),
  ('pm_1Og9rHOck9ItQPLlmKCVzLsE', 18, 1795383327, 'visa', true, '{"id":"pm_1Og9rHOck9ItQPLlmKCVzLsE","object":"payment_method","allow_redisplay":"unspecified","billing_details":{"address":{"city":null,"country":null,"line1":null,"line2":null,"postal_code":null,"state":null},"email":null,"name":null,"phone":null,"tax_id":null},"card":{"brand":"visa","checks":{"address_line1_check":null,"address_postal_code_check":null,"cvc_check":"unchecked"},"country":"US","display_brand":"visa","exp_month":12,"exp_year":2027,"fingerprint":"477bba133c182267","funding":"credit","generated_from":null,"last4":"4242","networks":{"available":["visa"],"preferred":null},"regulated_status":"unregulated","three_d_secure_usage":{"supported":true},"wallet":null},"created":1795383327,"customer":null,"customer_account":null,"livemode":false,"metadata":{},"type":"card"}'),
  ('pm_1R4XRHbVadTQzLSTH1Nk5AT8', 7, 1795383284, 'visa', true, '{"id":"pm_1R4XRHbVadTQzLSTH1Nk5AT8","object":"payment_method","allow_redisplay":"unspecified","billing_details":{"address":{"city":null,"country":null,"line1":null,"line2":null,"postal_code":null,"state":null},"email":null,"name":null,"phone":null,"tax_id":null},"card":{"brand":"visa","checks":{"address_line1_check":null,"address_postal_code_check":null,"cvc_check":"unchecked"},"country":"US","display_brand":"visa","exp_month":12,"exp_year":2027,"fingerprint":"477bba133c182267","funding":"credit","generated_from":null,"last4":"4242","networks":{"available":["visa"],"preferred":null},"regulated_status":"unregulated","three_d_secure_usage":{"supported":true},"wallet":null},"created":1795383284,"customer":null,"customer_account":null,"livemode":false,"metadata":{},"type":"card"}'),
  ('pm_1hcgkqp8cUmJXlvmUqnbgRbo', 5, 1795383283, 'refund-pending', true, '{"id":"pm_1hcgkqp8cUmJXlvmUqnbgRbo","object":"payment_method","allow_redisplay":"unspecified","billing_details":{"address":{"city":null,"country":null,"line1":null,"line2":null,"postal_code":null,"state":null},"email":null,"name":null,"phone":null,"tax_id":null},"card":{"brand":"visa","checks":{"address_line1_check":null,"address_postal_code_check":null,"cvc_check":"unchecked"},"country":"US","display_brand":"visa","exp_month":12,"exp_year":2027,"fingerprint":"8998193822dbfe41","funding":"credit","generated_from":null,"last4":"7726","networks":{"available":["visa"],"preferred":null},"regulated_status":"unregulated","three_d_secure_usage":{"supported":true},"wallet":null},"created":1795383283,"customer":null,"customer_account":null,"livemode":false,"metadata":{},"type":"card"}'),
  ('pm_1k5KPD4gDULuwX4PpxKDNXcR', 20, 1795383327, 'dispute', true, '{"id":"pm_1k5KPD4gDULuwX4PpxKDNXcR","object":"payment_method","allow_redisplay":"unspecified","billing_details":{"address":{"city":null,"country":null,"line1":null,"line2":null,"postal_code":null,"state":null},"email":null,"name":null,"phone":null,"tax_id":null},"card":{"brand":"visa","checks":{"address_line1_check":null,"address_postal_code_check":null,"cvc_check":"unchecked"},"country":"US","display_brand":"visa","exp_month":12,"exp_year":2027,"fingerprint":"4e606641b79221a2","funding":"credit","generated_from":null,"last4":"0259","networks":{"available":["visa"],"preferred":null},"regulated_status":"unregulated","three_d_secure_usage":{"supported":true},"wallet":null},"created":1795383327,"customer":null,"customer_account":null,"livemode":false,"metadata":{},"type":"card"}'),
  ('pm_1rJg5zib2SF7NWW3Vsh4yX5A', 12, 1795383286, 'declined', false, '{"id":"pm_1rJg5zib2SF7NWW3Vsh4yX5A","object":"payment_method","allow_redisplay":"unspecified","billing_details":{"address":{"city":null,"country":null,"line1":null,"line2":null,"postal_code":null,"state":null},"email":null,"name":null,"phone":null,"tax_id":null},"card":{"brand":"visa","checks":{"address_line1_check":null,"address_postal_code_check":null,"cvc_check":"unchecked"},"country":"US","display_brand":"visa","exp_month":12,"exp_year":2027,"fingerprint":"acd08f29a41f2e55","funding":"credit","generated_from":null,"last4":"0002","networks":{"available":["visa"],"preferred":null},"regulated_status":"unregulated","three_d_secure_usage":{"supported":true},"wallet":null},"created":1795383286,"customer":null,"customer_account":null,"livemode":false,"metadata":{},"type":"card"}'),
  ('pm_1s07y32oO2bfu17DYX8BU5zq', 19, 1795383327, 'visa', true, '{"id":"pm_1s07y32oO2bfu17DYX8BU5zq","object":"payment_method","allow_redisplay":"unspecified","billing_details":{"address":{"city":null,"country":null,"line1":null,"line2":null,"postal_code":null,"state":null},"email":null,"name":null,"phone":null,"tax_id":null},"card":{"brand":"visa","checks":{"address_line1_check":null,"address_postal_code_check":null,"cvc_check":"unchecked"},"country":"US","display_brand":"visa","exp_month":12,"exp_year":2027,"fingerprint":"477bba133c182267","funding":"credit","generated_from":null,"last4":"4242","networks":{"available":["visa"],"preferred":null},"regulated_status":"unregulated","three_d_secure_usage":{"supported":true},"wallet":null},"created":1795383327,"customer":null,"customer_account":null,"livemode":false,"metadata":{},"type":"card"}'),
  ('pm_1wQLDZXgTt1AEpYoQQmw8iM8', 17, 1795383318, 'visa', true, '{"id":"pm_1wQLDZXgTt1AEpYoQQmw8iM8","object":"payment_method","allow_redisplay":"unspecified","billing_details":{"address":{"city":null,"country":null,"line1":null,"line2":null,"postal_code":null,"state":null},"email":null,"name":null,"phone":null,"tax_id":null},"card":{"brand":"visa","checks":{"address_line1_check":null,"address_postal_code_check":null,"cvc_check":"unchecked"},"country":"US","display_brand":"visa","exp_month":12,"exp_year":2027,"fingerprint":"477bba133c182267","funding":"credit","generated_from":null,"last4":"4242","networks":{"available":["visa"],"preferred":null},"regulated_status":"unregulated","three_d_secure_usage":{"supported":true},"wallet":null},"created":1795383318,"customer":null,"customer_account":null,"livemode":false,"metadata":{},"type":"card"}');
SELECT setval(pg_get_serial_sequence('stripe_sandbox.payment_methods', 'seq'), (SELECT max(seq) FROM stripe_sandbox.payment_methods));

CREATE TABLE stripe_sandbox.refund_changes (
  refund text NOT NULL,
  status text NOT NULL,
  due_at timestamp with time zone NOT NULL
);
INSERT INTO stripe_sandbox.refund_changes (refund, status, due_at) VALUES
  ('re_3NkZtzpLYwED8bjm6Q02ElqW', 'failed', '2026-11-22 22:34:48.974858+00'),
  ('re_3vCJ3Rf8zRx2wWgSX9VO4pcP', 'succeeded', '2026-11-22 22:34:48.584302+00');

CREATE TABLE stripe_sandbox.refunds (
  id text NOT NULL,
  seq bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  created bigint NOT NULL,
  payment_intent text NOT NULL,
  charge text NOT NULL,
  body json NOT NULL
);
INSERT INTO stripe_sandbox.refunds (id, seq, created, payment_intent, charge, body) OVERRIDING SYSTEM VALUE VALUES
  ('re_3NkZtzpLYwED8bjm6Q02ElqW', 4, 1795383288, 'pi_39WBBe5TjJ07OmMFp8dj5TR2', 'ch_3c7Y1jbYaWDSvq7O61iuoGSb', '{"id":"re_3NkZtzpLYwED8bjm6Q02ElqW","object":"refund","amount":500,"balance_transaction":null,"charge":"ch_3c7Y1jbYaWDSvq7O61iuoGSb","created":1795383288,"currency":"usd","customer":null,"customer_account":null,"destination_details":{"card":{"reference_status":"pending","type":"refund"},"type":"card"},"metadata":{"refund_id":"8f6c980d-e836-45c0-9dce-90cf965b97c5","order_id":"d2357089-2324-472f-befe-a813555fc27d"},"payment_intent":"pi_39WBBe5TjJ07OmMFp8dj5TR2","payment_method":"pm_1LCjfN4vf31hgDZooHNNMw3H","reason":null,"receipt_number":null,"source_transfer_reversal":null,"status":"succeeded","transfer_reversal":null}'),
  ('re_3vCJ3Rf8zRx2wWgSX9VO4pcP', 3, 1795383288, 'pi_3DNZw1NsZupfBPOwLfbApzWC', 'ch_3kPU7LkZWBV7yeufVbFZZkWe', '{"id":"re_3vCJ3Rf8zRx2wWgSX9VO4pcP","object":"refund","amount":1299,"balance_transaction":null,"charge":"ch_3kPU7LkZWBV7yeufVbFZZkWe","created":1795383288,"currency":"usd","customer":null,"customer_account":null,"destination_details":{"card":{"reference_status":"pending","type":"refund"},"type":"card"},"metadata":{"refund_id":"e6c9e55b-da9b-4894-abc5-572ff0029ca5","order_id":"dd6f5440-cd58-48ae-9bd0-ae137566292c"},"payment_intent":"pi_3DNZw1NsZupfBPOwLfbApzWC","payment_method":"pm_1hcgkqp8cUmJXlvmUqnbgRbo","reason":null,"receipt_number":null,"source_transfer_reversal":null,"status":"pending","transfer_reversal":null,"pending_reason":"processing"}'),
  ('re_3zAUECKWPgsi6F5sqd1fJR4J', 6, 1795383318, 'pi_3AzPx7ieOoDTX7mDndoQPIdp', 'ch_3fWkQSFK9KKVhS1njhA51Spt', '{"id":"re_3zAUECKWPgsi6F5sqd1fJR4J","object":"refund","amount":1299,"balance_transaction":null,"charge":"ch_3fWkQSFK9KKVhS1njhA51Spt","created":1795383318,"currency":"usd","customer":null,"customer_account":null,"destination_details":{"card":{"reference_status":"pending","type":"refund"},"type":"card"},"metadata":{"refund_id":"67a73444-09b1-4454-b2ef-a4c303a49bce","order_id":"4b719a53-f103-4baa-9f84-519abed93106"},"payment_intent":"pi_3AzPx7ieOoDTX7mDndoQPIdp","payment_method":"pm_1wQLDZXgTt1AEpYoQQmw8iM8","reason":null,"receipt_number":null,"source_transfer_reversal":null,"status":"succeeded","transfer_reversal":null}');
SELECT setval(pg_get_serial_sequence('stripe_sandbox.refunds', 'seq'), (SELECT max(seq) FROM stripe_sandbox.refunds));

CREATE TABLE stripe_sandbox.schema_steps (
  step integer NOT NULL
);
INSERT INTO stripe_sandbox.schema_steps (step) VALUES
  (0),
  (1),
  (2),
  (3);

CREATE TABLE stripe_sandbox.webhook_deliveries (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  event text NOT NULL,
  attempts integer DEFAULT 0 NOT NULL,
  next_attempt_at timestamp with time zone DEFAULT now(),
  delivered_at timestamp with time zone,
  last_status integer,
  last_error text,
  fated boolean DEFAULT false NOT NULL
);
INSERT INTO stripe_sandbox.webhook_deliveries (id, event, attempts, next_attempt_at, delivered_at, last_status, last_error, fated) OVERRIDING SYSTEM VALUE VALUES
  (75, 'evt_1Z1BNNwvoO8XLsP1QCrDgfvs', 1, NULL, '2026-11-22 21:35:27.446559+00', 200, NULL, false),
  (76, 'evt_1eeESVyKwGYRVbLcfgPk7Sqr', 1, NULL, '2026-11-22 21:35:27.476108+00', 200, NULL, false),
  (77, 'evt_1axTqLVx1O9TraPE23J5RDWV', 1, NULL, '2026-11-22 21:35:27.5577+00', 200, NULL, false);
SELECT setval(pg_get_serial_sequence('stripe_sandbox.webhook_deliveries', 'id'), (SELECT max(id) FROM stripe_sandbox.webhook_deliveries));

-- The rows come to today: what was an hour old then is an hour old now.
DO $$
DECLARE aged interval := now() - '2026-11-22 21:35:32.524005+00'; place record;
BEGIN
  FOR place IN SELECT * FROM (VALUES ('public.access_tries', 'last_tried_at'), ('public.assessment_details', 'kept_until'), ('public.assessment_requests', 'created_at'), ('public.audio_previews', 'generated_at'), ('public.audit_log', 'at'), ('public.broadcasts', 'send_at'), ('public.broadcasts', 'started_at'), ('public.broadcasts', 'ended_at'), ('public.broadcasts', 'created_at'), ('public.companion_codes', 'expires_at'), ('public.companion_sessions', 'created_at'), ('public.companion_sessions', 'last_seen_at'), ('public.contact_replies', 'created_at'), ('public.contact_reviews', 'received_at'), ('public.contact_reviews', 'told_at'), ('public.contact_reviews', 'decided_at'), ('public.contact_threads', 'arrived_at'), ('public.contacts', 'created_at'), ('public.digital_downloads', 'downloaded_at'), ('public.download_grants', 'created_at'), ('public.download_links', 'expires_at'), ('public.download_links', 'created_at'), ('public.download_links', 'renewed_at'), ('public.download_links', 'first_opened_at'), ('public.download_links', 'last_opened_at'), ('public.downloads', 'downloaded_at'), ('public.kit_requests', 'created_at'), ('public.legal_resource_bookmarks', 'created_at'), ('public.legal_topics', 'created_at'), ('public.mail_allowances', 'last_sent_at'), ('public.mail_deliveries', 'queued_at'), ('public.mail_deliveries', 'sent_at'), ('public.mail_deliveries', 'changed_at'), ('public.mail_reports', 'received_at'), ('public.mail_suppressions', 'created_at'), ('public.newsletter_subscriptions', 'asked_at'), ('public.newsletter_subscriptions', 'confirmed_at'), ('public.newsletter_subscriptions', 'ended_at'), ('public.newsletters', 'subscribed_at'), ('public.order_address_changes', 'changed_at'), ('public.order_dispatches', 'sent_at'), ('public.order_mails', 'sent_at'), ('public.order_notes', 'created_at'), ('public.order_notes', 'edited_at'), ('public.order_requests', 'created_at'), ('public.orders', 'created_at'), ('public.orders', 'completed_at'), ('public.outbox', 'created_at'), ('public.outbox', 'dispatched_at'), ('public.outbox', 'closed_at'), ('public.outbox', 'due_at'), ('public.outbox', 'failed_at'), ('public.passkey_challenges', 'expires_at'), ('public.passkeys', 'created_at'), ('public.passkeys', 'last_used_at'), ('public.password_resets', 'expires_at'), ('public.payment_sweeps', 'asked_at'), ('public.pending_sign_ins', 'expires_at'), ('public.preview_makings', 'created_at'), ('public.preview_makings', 'changed_at'), ('public.preview_wishes', 'created_at'), ('public.preview_wishes', 'taken_back_at'), ('public.product_desk', 'put_away_at'), ('public.product_editions', 'created_at'), ('public.product_releases', 'released_at'), ('public.products', 'created_at'), ('public.refunds', 'asked_at'), ('public.refunds', 'changed_at'), ('public.release_notices', 'created_at'), ('public.release_notices', 'confirmed_at'), ('public.release_notices', 'promised_at'), ('public.release_notices', 'told_at'), ('public.resource_recommendations', 'created_at'), ('public.schedules', 'last_run_at'), ('public.second_factors', 'turned_on_at'), ('public.series_letters', 'due_at'), ('public.sessions', 'created_at'), ('public.sessions', 'last_seen_at'), ('public.sessions', 'expires_at'), ('public.sessions', 'proved_at'), ('public.settings', 'changed_at'), ('public.shown_words', 'shown_from'), ('public.source_allowances', 'free_at'), ('public.speaking_requests', 'moved_at'), ('public.staff', 'created_at'), ('public.staff_invitations', 'created_at'), ('public.staff_invitations', 'expires_at'), ('public.stripe_events', 'created_at'), ('public.stripe_events', 'received_at'), ('public.unclaimed_files', 'noted_at'), ('public.user_assessments', 'created_at'), ('public.user_assessments', 'updated_at'), ('public.user_progress', 'completed_at'), ('public.user_progress', 'last_accessed_at'), ('public.user_progress', 'created_at'), ('stripe_sandbox.dispute_openings', 'due_at'), ('stripe_sandbox.idempotency_keys', 'created_at'), ('stripe_sandbox.refund_changes', 'due_at'), ('stripe_sandbox.webhook_deliveries', 'next_attempt_at'), ('stripe_sandbox.webhook_deliveries', 'delivered_at')) AS times (tab, col) LOOP
    EXECUTE format('UPDATE %s SET %s = %2$s + $1 WHERE %2$s IS NOT NULL', place.tab, place.col) USING aged;
  END LOOP;
  FOR place IN SELECT * FROM (VALUES ('public.daily_counts', 'day'), ('public.speaking_requests', 'event_on'), ('public.speech_spending', 'day')) AS days (tab, col) LOOP
    EXECUTE format('UPDATE %s SET %s = %2$s + $1 WHERE %2$s IS NOT NULL', place.tab, place.col) USING current_date - date '2026-11-22';
  END LOOP;
END $$;

ALTER TABLE public.access_tries ADD CONSTRAINT access_tries_pkey PRIMARY KEY (purpose, subject_hash);
ALTER TABLE public.assessment_details ADD CONSTRAINT assessment_details_pkey PRIMARY KEY (assessment_id);
ALTER TABLE public.assessment_requests ADD CONSTRAINT assessment_requests_pkey PRIMARY KEY (key_hash);
ALTER TABLE public.audio_previews ADD CONSTRAINT audio_previews_pkey PRIMARY KEY (id);
ALTER TABLE public.audit_log ADD CONSTRAINT audit_log_pkey PRIMARY KEY (id);
ALTER TABLE public.bookmark_details ADD CONSTRAINT bookmark_details_pkey PRIMARY KEY (bookmark_id);
ALTER TABLE public.broadcast_recipients ADD CONSTRAINT broadcast_recipients_pkey PRIMARY KEY (broadcast_id, subscription_id);
ALTER TABLE public.broadcasts ADD CONSTRAINT broadcasts_pkey PRIMARY KEY (id);
ALTER TABLE public.companion_codes ADD CONSTRAINT companion_codes_pkey PRIMARY KEY (id);
ALTER TABLE public.companion_codes ADD CONSTRAINT companion_codes_user_email_key UNIQUE (user_email);
ALTER TABLE public.companion_session_assessments ADD CONSTRAINT companion_session_assessments_pkey PRIMARY KEY (token_hash, assessment_id);
ALTER TABLE public.companion_sessions ADD CONSTRAINT companion_sessions_pkey PRIMARY KEY (token_hash);
ALTER TABLE public.contact_replies ADD CONSTRAINT contact_replies_pkey PRIMARY KEY (id);
ALTER TABLE public.contact_reviews ADD CONSTRAINT contact_reviews_pkey PRIMARY KEY (message_id);
ALTER TABLE public.contact_threads ADD CONSTRAINT contact_threads_pkey PRIMARY KEY (message_id);
ALTER TABLE public.contacts ADD CONSTRAINT contacts_pkey PRIMARY KEY (id);
ALTER TABLE public.daily_counts ADD CONSTRAINT daily_counts_pkey PRIMARY KEY (figure, day, subject) INCLUDE (count);
ALTER TABLE public.digital_downloads ADD CONSTRAINT digital_downloads_pkey PRIMARY KEY (id);
ALTER TABLE public.download_grants ADD CONSTRAINT download_grants_order_id_file_path_key UNIQUE (order_id, file_path);
ALTER TABLE public.download_grants ADD CONSTRAINT download_grants_pkey PRIMARY KEY (id);
ALTER TABLE public.download_links ADD CONSTRAINT download_links_pkey PRIMARY KEY (id);
ALTER TABLE public.download_links ADD CONSTRAINT download_links_token_hash_key UNIQUE (token_hash);
ALTER TABLE public.downloads ADD CONSTRAINT downloads_pkey PRIMARY KEY (id);
ALTER TABLE public.edition_readers ADD CONSTRAINT edition_readers_pkey PRIMARY KEY (edition_id, order_id);
ALTER TABLE public.kit_requests ADD CONSTRAINT kit_requests_mailed_token_hash_key UNIQUE (mailed_token_hash);
ALTER TABLE public.kit_requests ADD CONSTRAINT kit_requests_pkey PRIMARY KEY (id);
ALTER TABLE public.kit_requests ADD CONSTRAINT kit_requests_token_hash_key UNIQUE (token_hash);
ALTER TABLE public.legal_resource_bookmarks ADD CONSTRAINT legal_resource_bookmarks_pkey PRIMARY KEY (id);
ALTER TABLE public.legal_topics ADD CONSTRAINT legal_topics_pkey PRIMARY KEY (id);
ALTER TABLE public.mail_allowances ADD CONSTRAINT mail_allowances_pkey PRIMARY KEY (purpose, email_hash);
ALTER TABLE public.mail_deliveries ADD CONSTRAINT mail_deliveries_message_id_key UNIQUE (message_id);
ALTER TABLE public.mail_deliveries ADD CONSTRAINT mail_deliveries_pkey PRIMARY KEY (id);
ALTER TABLE public.mail_reports ADD CONSTRAINT mail_reports_pkey PRIMARY KEY (id_hash);
ALTER TABLE public.mail_suppressions ADD CONSTRAINT mail_suppressions_pkey PRIMARY KEY (list, email);
ALTER TABLE public.migrations ADD CONSTRAINT "PK_8c82d7f526340ab734260ea46be" PRIMARY KEY (id);
ALTER TABLE public.newsletter_subscriptions ADD CONSTRAINT newsletter_subscriptions_email_key UNIQUE (email);
ALTER TABLE public.newsletter_subscriptions ADD CONSTRAINT newsletter_subscriptions_pkey PRIMARY KEY (id);
ALTER TABLE public.newsletters ADD CONSTRAINT newsletters_email_key UNIQUE (email);
ALTER TABLE public.newsletters ADD CONSTRAINT newsletters_pkey PRIMARY KEY (id);
ALTER TABLE public.order_address_changes ADD CONSTRAINT order_address_changes_pkey PRIMARY KEY (id);
ALTER TABLE public.order_addresses ADD CONSTRAINT order_addresses_pkey PRIMARY KEY (order_id);
ALTER TABLE public.order_dispatches ADD CONSTRAINT order_dispatches_pkey PRIMARY KEY (order_id);
ALTER TABLE public.order_mails ADD CONSTRAINT order_mails_pkey PRIMARY KEY (order_id);
ALTER TABLE public.order_notes ADD CONSTRAINT order_notes_pkey PRIMARY KEY (id);
ALTER TABLE public.order_requests ADD CONSTRAINT order_requests_pkey PRIMARY KEY (key_hash);
ALTER TABLE public.orders ADD CONSTRAINT orders_pkey PRIMARY KEY (id);
ALTER TABLE public.outbox ADD CONSTRAINT outbox_pkey PRIMARY KEY (id);
ALTER TABLE public.passkey_challenges ADD CONSTRAINT passkey_challenges_pkey PRIMARY KEY (challenge);
ALTER TABLE public.passkeys ADD CONSTRAINT passkeys_credential_id_key UNIQUE (credential_id);
ALTER TABLE public.passkeys ADD CONSTRAINT passkeys_pkey PRIMARY KEY (id);
ALTER TABLE public.password_resets ADD CONSTRAINT password_resets_pkey PRIMARY KEY (id);
ALTER TABLE public.password_resets ADD CONSTRAINT password_resets_token_hash_key UNIQUE (token_hash);
ALTER TABLE public.password_resets ADD CONSTRAINT password_resets_user_id_key UNIQUE (user_id);
ALTER TABLE public.payment_sweeps ADD CONSTRAINT payment_sweeps_pkey PRIMARY KEY (order_id);
ALTER TABLE public.pending_sign_ins ADD CONSTRAINT pending_sign_ins_pkey PRIMARY KEY (token_hash);
ALTER TABLE public.preview_makings ADD CONSTRAINT preview_makings_pkey PRIMARY KEY (id);
ALTER TABLE public.preview_pieces ADD CONSTRAINT preview_pieces_pkey PRIMARY KEY (making_id, "position");
ALTER TABLE public.preview_wishes ADD CONSTRAINT preview_wishes_pkey PRIMARY KEY (token_hash);
ALTER TABLE public.product_desk ADD CONSTRAINT product_desk_pkey PRIMARY KEY (product_id);
ALTER TABLE public.product_editions ADD CONSTRAINT product_editions_pkey PRIMARY KEY (id);
ALTER TABLE public.product_editions ADD CONSTRAINT product_editions_product_id_number_key UNIQUE (product_id, number);
ALTER TABLE public.product_files ADD CONSTRAINT product_files_edition_id_position_key UNIQUE (edition_id, "position");
ALTER TABLE public.product_files ADD CONSTRAINT product_files_pkey PRIMARY KEY (id);
ALTER TABLE public.product_releases ADD CONSTRAINT product_releases_pkey PRIMARY KEY (product_id);
ALTER TABLE public.products ADD CONSTRAINT products_pkey PRIMARY KEY (id);
ALTER TABLE public.recommendation_details ADD CONSTRAINT recommendation_details_pkey PRIMARY KEY (recommendation_id);
ALTER TABLE public.recovery_codes ADD CONSTRAINT recovery_codes_pkey PRIMARY KEY (user_id, code_hash);
ALTER TABLE public.refunds ADD CONSTRAINT refunds_pkey PRIMARY KEY (id);
ALTER TABLE public.refunds ADD CONSTRAINT refunds_stripe_refund_id_key UNIQUE (stripe_refund_id);
ALTER TABLE public.release_notices ADD CONSTRAINT release_notices_email_product_id_key UNIQUE (email, product_id);
ALTER TABLE public.release_notices ADD CONSTRAINT release_notices_pkey PRIMARY KEY (id);
ALTER TABLE public.resource_recommendations ADD CONSTRAINT resource_recommendations_pkey PRIMARY KEY (id);
ALTER TABLE public.row_counts ADD CONSTRAINT row_counts_pkey PRIMARY KEY (name, slot);
ALTER TABLE public.schedules ADD CONSTRAINT schedules_pkey PRIMARY KEY (name);
ALTER TABLE public.second_factors ADD CONSTRAINT second_factors_pkey PRIMARY KEY (user_id);
ALTER TABLE public.series_letters ADD CONSTRAINT series_letters_pkey PRIMARY KEY (subscription_id, letter_id);
ALTER TABLE public.sessions ADD CONSTRAINT sessions_pkey PRIMARY KEY (token_hash);
ALTER TABLE public.settings ADD CONSTRAINT settings_pkey PRIMARY KEY (key, version);
ALTER TABLE public.shown_words ADD CONSTRAINT shown_words_pkey PRIMARY KEY (id);
ALTER TABLE public.signing_keys ADD CONSTRAINT signing_keys_pkey PRIMARY KEY (id);
ALTER TABLE public.source_allowances ADD CONSTRAINT source_allowances_pkey PRIMARY KEY (name, source_hash);
ALTER TABLE public.speaking_requests ADD CONSTRAINT speaking_requests_pkey PRIMARY KEY (message_id);
ALTER TABLE public.speech_spending ADD CONSTRAINT speech_spending_pkey PRIMARY KEY (day);
ALTER TABLE public.staff ADD CONSTRAINT staff_pkey PRIMARY KEY (user_id);
ALTER TABLE public.staff_invitations ADD CONSTRAINT staff_invitations_email_key UNIQUE (email);
ALTER TABLE public.staff_invitations ADD CONSTRAINT staff_invitations_pkey PRIMARY KEY (id);
ALTER TABLE public.staff_invitations ADD CONSTRAINT staff_invitations_token_hash_key UNIQUE (token_hash);
ALTER TABLE public.staff_rules ADD CONSTRAINT staff_rules_pkey PRIMARY KEY (id);
ALTER TABLE public.stripe_events ADD CONSTRAINT stripe_events_pkey PRIMARY KEY (id);
ALTER TABLE public.unclaimed_files ADD CONSTRAINT unclaimed_files_pkey PRIMARY KEY (key);
ALTER TABLE public.user_assessments ADD CONSTRAINT user_assessments_pkey PRIMARY KEY (id);
ALTER TABLE public.user_progress ADD CONSTRAINT user_progress_pkey PRIMARY KEY (id);
ALTER TABLE public.users ADD CONSTRAINT users_pkey PRIMARY KEY (id);
ALTER TABLE public.users ADD CONSTRAINT users_username_key UNIQUE (username);
ALTER TABLE stripe_sandbox.account_keys ADD CONSTRAINT account_keys_pkey PRIMARY KEY (only_row);
ALTER TABLE stripe_sandbox.charges ADD CONSTRAINT charges_pkey PRIMARY KEY (id);
ALTER TABLE stripe_sandbox.charges ADD CONSTRAINT charges_seq_key UNIQUE (seq);
ALTER TABLE stripe_sandbox.dispute_openings ADD CONSTRAINT dispute_openings_pkey PRIMARY KEY (charge);
ALTER TABLE stripe_sandbox.disputes ADD CONSTRAINT disputes_pkey PRIMARY KEY (id);
ALTER TABLE stripe_sandbox.disputes ADD CONSTRAINT disputes_seq_key UNIQUE (seq);
ALTER TABLE stripe_sandbox.events ADD CONSTRAINT events_pkey PRIMARY KEY (id);
ALTER TABLE stripe_sandbox.events ADD CONSTRAINT events_seq_key UNIQUE (seq);
ALTER TABLE stripe_sandbox.idempotency_keys ADD CONSTRAINT idempotency_keys_pkey PRIMARY KEY (audience, key);
ALTER TABLE stripe_sandbox.payment_intents ADD CONSTRAINT payment_intents_pkey PRIMARY KEY (id);
ALTER TABLE stripe_sandbox.payment_intents ADD CONSTRAINT payment_intents_seq_key UNIQUE (seq);
ALTER TABLE stripe_sandbox.payment_methods ADD CONSTRAINT payment_methods_pkey PRIMARY KEY (id);
ALTER TABLE stripe_sandbox.payment_methods ADD CONSTRAINT payment_methods_seq_key UNIQUE (seq);
ALTER TABLE stripe_sandbox.refund_changes ADD CONSTRAINT refund_changes_pkey PRIMARY KEY (refund);
ALTER TABLE stripe_sandbox.refunds ADD CONSTRAINT refunds_pkey PRIMARY KEY (id);
ALTER TABLE stripe_sandbox.refunds ADD CONSTRAINT refunds_seq_key UNIQUE (seq);
ALTER TABLE stripe_sandbox.schema_steps ADD CONSTRAINT schema_steps_pkey PRIMARY KEY (step);
ALTER TABLE stripe_sandbox.webhook_deliveries ADD CONSTRAINT webhook_deliveries_pkey PRIMARY KEY (id);
ALTER TABLE public.assessment_details ADD CONSTRAINT assessment_details_questionnaire_check CHECK ((questionnaire = ANY (ARRAY['companion'::text, 'embedded'::text])));
ALTER TABLE public.broadcast_recipients ADD CONSTRAINT broadcast_recipients_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'sent'::text, 'left'::text, 'suppressed'::text, 'bounced'::text, 'delayed'::text])));
ALTER TABLE public.broadcasts ADD CONSTRAINT broadcasts_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'scheduled'::text, 'sending'::text, 'paused'::text, 'sent'::text, 'cancelled'::text])));
ALTER TABLE public.contact_reviews ADD CONSTRAINT contact_reviews_state_check CHECK ((state = ANY (ARRAY['received'::text, 'suspected'::text, 'cleared'::text, 'spam'::text])));
ALTER TABLE public.contact_threads ADD CONSTRAINT contact_threads_state_check CHECK ((state = ANY (ARRAY['new'::text, 'read'::text, 'answered'::text, 'done'::text, 'spam'::text])));
ALTER TABLE public.contact_threads ADD CONSTRAINT contact_threads_topic_check CHECK ((topic = ANY (ARRAY['speaking'::text, 'books'::text, 'other'::text])));
ALTER TABLE public.daily_counts ADD CONSTRAINT daily_counts_count_check CHECK ((count > 0));
ALTER TABLE public.download_links ADD CONSTRAINT download_links_issued_for_check CHECK ((issued_for = ANY (ARRAY['page'::text, 'letter'::text, 'desk'::text])));
ALTER TABLE public.edition_readers ADD CONSTRAINT edition_readers_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'promised'::text, 'told'::text, 'left'::text])));
ALTER TABLE public.mail_deliveries ADD CONSTRAINT mail_deliveries_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'sent'::text, 'accepted'::text, 'bounced'::text, 'complained'::text, 'suppressed'::text, 'withdrawn'::text])));
ALTER TABLE public.mail_reports ADD CONSTRAINT mail_reports_outcome_check CHECK ((outcome = ANY (ARRAY['accepted'::text, 'bounced-hard'::text, 'bounced-soft'::text, 'complained'::text, 'delayed'::text])));
ALTER TABLE public.mail_suppressions ADD CONSTRAINT mail_suppressions_list_check CHECK ((list = ANY (ARRAY['purchases'::text, 'letters'::text])));
ALTER TABLE public.mail_suppressions ADD CONSTRAINT mail_suppressions_reason_check CHECK ((reason = ANY (ARRAY['bounced'::text, 'complained'::text])));
ALTER TABLE public.newsletter_subscriptions ADD CONSTRAINT newsletter_subscriptions_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'confirmed'::text, 'ended'::text])));
ALTER TABLE public.preview_makings ADD CONSTRAINT preview_makings_check CHECK (((pieces_done >= 0) AND (pieces_done <= pieces_total)));
ALTER TABLE public.preview_makings ADD CONSTRAINT preview_makings_check1 CHECK (((status <> 'ready'::text) OR ((sha256 IS NOT NULL) AND (size_bytes IS NOT NULL) AND (duration_ms IS NOT NULL) AND (waveform IS NOT NULL) AND (spans IS NOT NULL))));
ALTER TABLE public.preview_makings ADD CONSTRAINT preview_makings_check2 CHECK (((status <> 'failed'::text) OR (failure_code IS NOT NULL)));
ALTER TABLE public.preview_makings ADD CONSTRAINT preview_makings_pieces_total_check CHECK ((pieces_total > 0));
ALTER TABLE public.preview_makings ADD CONSTRAINT preview_makings_speaker_check CHECK ((speaker = ANY (ARRAY['local'::text, 'openai'::text])));
ALTER TABLE public.preview_makings ADD CONSTRAINT preview_makings_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'speaking'::text, 'encoding'::text, 'ready'::text, 'failed'::text, 'cancelled'::text])));
ALTER TABLE public.product_editions ADD CONSTRAINT product_editions_past_buyers_check CHECK ((past_buyers = ANY (ARRAY['told'::text, 'served'::text, 'kept'::text])));
ALTER TABLE public.product_releases ADD CONSTRAINT product_releases_availability_check CHECK ((availability = ANY (ARRAY['pre-order'::text, 'in-stock'::text])));
ALTER TABLE public.refunds ADD CONSTRAINT refunds_amount_cents_check CHECK ((amount_cents > 0));
ALTER TABLE public.refunds ADD CONSTRAINT refunds_status_check CHECK ((status = ANY (ARRAY['asked'::text, 'pending'::text, 'succeeded'::text, 'failed'::text])));
ALTER TABLE public.settings ADD CONSTRAINT settings_version_check CHECK ((version > 0));
ALTER TABLE public.speaking_requests ADD CONSTRAINT speaking_requests_stage_check CHECK ((stage = ANY (ARRAY['new'::text, 'talking'::text, 'offered'::text, 'booked'::text, 'held'::text, 'declined'::text])));
ALTER TABLE public.staff ADD CONSTRAINT staff_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'helper'::text])));
ALTER TABLE public.staff_rules ADD CONSTRAINT staff_rules_id_check CHECK ((id = 1));
ALTER TABLE stripe_sandbox.account_keys ADD CONSTRAINT account_keys_only_row_check CHECK (only_row);
ALTER TABLE stripe_sandbox.refund_changes ADD CONSTRAINT refund_changes_status_check CHECK ((status = ANY (ARRAY['succeeded'::text, 'failed'::text])));
ALTER TABLE public.assessment_details ADD CONSTRAINT assessment_details_assessment_id_fkey FOREIGN KEY (assessment_id) REFERENCES public.user_assessments(id) ON DELETE CASCADE;
ALTER TABLE public.assessment_requests ADD CONSTRAINT assessment_requests_assessment_id_fkey FOREIGN KEY (assessment_id) REFERENCES public.user_assessments(id) ON DELETE CASCADE;
ALTER TABLE public.bookmark_details ADD CONSTRAINT bookmark_details_assessment_id_fkey FOREIGN KEY (assessment_id) REFERENCES public.user_assessments(id) ON DELETE CASCADE;
ALTER TABLE public.bookmark_details ADD CONSTRAINT bookmark_details_bookmark_id_fkey FOREIGN KEY (bookmark_id) REFERENCES public.legal_resource_bookmarks(id) ON DELETE CASCADE;
ALTER TABLE public.broadcast_recipients ADD CONSTRAINT broadcast_recipients_broadcast_id_fkey FOREIGN KEY (broadcast_id) REFERENCES public.broadcasts(id) ON DELETE CASCADE;
ALTER TABLE public.companion_session_assessments ADD CONSTRAINT companion_session_assessments_assessment_id_fkey FOREIGN KEY (assessment_id) REFERENCES public.user_assessments(id) ON DELETE CASCADE;
ALTER TABLE public.companion_session_assessments ADD CONSTRAINT companion_session_assessments_token_hash_fkey FOREIGN KEY (token_hash) REFERENCES public.companion_sessions(token_hash) ON DELETE CASCADE;
ALTER TABLE public.contact_replies ADD CONSTRAINT contact_replies_message_id_fkey FOREIGN KEY (message_id) REFERENCES public.contacts(id) ON DELETE CASCADE;
ALTER TABLE public.contact_reviews ADD CONSTRAINT contact_reviews_message_id_fkey FOREIGN KEY (message_id) REFERENCES public.contacts(id) ON DELETE CASCADE;
ALTER TABLE public.contact_threads ADD CONSTRAINT contact_threads_message_id_fkey FOREIGN KEY (message_id) REFERENCES public.contacts(id) ON DELETE CASCADE;
ALTER TABLE public.digital_downloads ADD CONSTRAINT digital_downloads_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id);
ALTER TABLE public.digital_downloads ADD CONSTRAINT digital_downloads_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.products(id);
ALTER TABLE public.download_grants ADD CONSTRAINT download_grants_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id);
ALTER TABLE public.download_grants ADD CONSTRAINT download_grants_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.products(id);
ALTER TABLE public.download_links ADD CONSTRAINT download_links_grant_id_fkey FOREIGN KEY (grant_id) REFERENCES public.download_grants(id);
ALTER TABLE public.edition_readers ADD CONSTRAINT edition_readers_edition_id_fkey FOREIGN KEY (edition_id) REFERENCES public.product_editions(id) ON DELETE CASCADE;
ALTER TABLE public.edition_readers ADD CONSTRAINT edition_readers_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id);
ALTER TABLE public.legal_resource_bookmarks ADD CONSTRAINT legal_resource_bookmarks_topic_id_fkey FOREIGN KEY (topic_id) REFERENCES public.legal_topics(id);
ALTER TABLE public.mail_reports ADD CONSTRAINT mail_reports_delivery_id_fkey FOREIGN KEY (delivery_id) REFERENCES public.mail_deliveries(id) ON DELETE CASCADE;
ALTER TABLE public.order_address_changes ADD CONSTRAINT order_address_changes_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id);
ALTER TABLE public.order_addresses ADD CONSTRAINT order_addresses_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id);
ALTER TABLE public.order_dispatches ADD CONSTRAINT order_dispatches_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id);
ALTER TABLE public.order_mails ADD CONSTRAINT order_mails_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id);
ALTER TABLE public.order_notes ADD CONSTRAINT order_notes_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id);
ALTER TABLE public.order_requests ADD CONSTRAINT order_requests_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id);
ALTER TABLE public.orders ADD CONSTRAINT orders_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.products(id);
ALTER TABLE public.passkey_challenges ADD CONSTRAINT passkey_challenges_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE public.passkeys ADD CONSTRAINT passkeys_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE public.password_resets ADD CONSTRAINT password_resets_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE public.payment_sweeps ADD CONSTRAINT payment_sweeps_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id) ON DELETE CASCADE;
ALTER TABLE public.pending_sign_ins ADD CONSTRAINT pending_sign_ins_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE public.preview_pieces ADD CONSTRAINT preview_pieces_making_id_fkey FOREIGN KEY (making_id) REFERENCES public.preview_makings(id) ON DELETE CASCADE;
ALTER TABLE public.preview_wishes ADD CONSTRAINT preview_wishes_making_id_fkey FOREIGN KEY (making_id) REFERENCES public.preview_makings(id) ON DELETE CASCADE;
ALTER TABLE public.product_desk ADD CONSTRAINT product_desk_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.products(id) ON DELETE CASCADE;
ALTER TABLE public.product_editions ADD CONSTRAINT product_editions_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.products(id) ON DELETE CASCADE;
ALTER TABLE public.product_files ADD CONSTRAINT product_files_edition_id_fkey FOREIGN KEY (edition_id) REFERENCES public.product_editions(id) ON DELETE CASCADE;
ALTER TABLE public.product_releases ADD CONSTRAINT product_releases_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.products(id);
ALTER TABLE public.recommendation_details ADD CONSTRAINT recommendation_details_recommendation_id_fkey FOREIGN KEY (recommendation_id) REFERENCES public.resource_recommendations(id) ON DELETE CASCADE;
ALTER TABLE public.recovery_codes ADD CONSTRAINT recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE public.refunds ADD CONSTRAINT refunds_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id);
ALTER TABLE public.release_notices ADD CONSTRAINT release_notices_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.products(id);
ALTER TABLE public.resource_recommendations ADD CONSTRAINT resource_recommendations_assessment_id_fkey FOREIGN KEY (assessment_id) REFERENCES public.user_assessments(id) ON DELETE CASCADE;
ALTER TABLE public.resource_recommendations ADD CONSTRAINT resource_recommendations_topic_id_fkey FOREIGN KEY (topic_id) REFERENCES public.legal_topics(id);
ALTER TABLE public.second_factors ADD CONSTRAINT second_factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE public.series_letters ADD CONSTRAINT series_letters_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES public.newsletter_subscriptions(id) ON DELETE CASCADE;
ALTER TABLE public.sessions ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE public.speaking_requests ADD CONSTRAINT speaking_requests_message_id_fkey FOREIGN KEY (message_id) REFERENCES public.contacts(id) ON DELETE CASCADE;
ALTER TABLE public.staff ADD CONSTRAINT staff_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE public.user_progress ADD CONSTRAINT user_progress_recommendation_id_fkey FOREIGN KEY (recommendation_id) REFERENCES public.resource_recommendations(id) ON DELETE CASCADE;
ALTER TABLE stripe_sandbox.charges ADD CONSTRAINT charges_payment_intent_fkey FOREIGN KEY (payment_intent) REFERENCES stripe_sandbox.payment_intents(id);
ALTER TABLE stripe_sandbox.dispute_openings ADD CONSTRAINT dispute_openings_charge_fkey FOREIGN KEY (charge) REFERENCES stripe_sandbox.charges(id);
ALTER TABLE stripe_sandbox.disputes ADD CONSTRAINT disputes_charge_fkey FOREIGN KEY (charge) REFERENCES stripe_sandbox.charges(id);
ALTER TABLE stripe_sandbox.disputes ADD CONSTRAINT disputes_payment_intent_fkey FOREIGN KEY (payment_intent) REFERENCES stripe_sandbox.payment_intents(id);
ALTER TABLE stripe_sandbox.refund_changes ADD CONSTRAINT refund_changes_refund_fkey FOREIGN KEY (refund) REFERENCES stripe_sandbox.refunds(id);
ALTER TABLE stripe_sandbox.refunds ADD CONSTRAINT refunds_charge_fkey FOREIGN KEY (charge) REFERENCES stripe_sandbox.charges(id);
ALTER TABLE stripe_sandbox.refunds ADD CONSTRAINT refunds_payment_intent_fkey FOREIGN KEY (payment_intent) REFERENCES stripe_sandbox.payment_intents(id);
ALTER TABLE stripe_sandbox.webhook_deliveries ADD CONSTRAINT webhook_deliveries_event_fkey FOREIGN KEY (event) REFERENCES stripe_sandbox.events(id);
CREATE INDEX assessment_details_kept ON public.assessment_details USING btree (kept_until);
CREATE INDEX assessment_requests_assessment ON public.assessment_requests USING btree (assessment_id);
CREATE INDEX audit_log_action ON public.audit_log USING btree (action, at DESC, id DESC);
CREATE INDEX audit_log_at ON public.audit_log USING btree (at DESC, id DESC);
CREATE INDEX audit_log_subject ON public.audit_log USING btree (subject_kind, subject_id, at DESC);
CREATE INDEX audit_log_who ON public.audit_log USING btree (who, at DESC, id DESC);
CREATE INDEX bookmark_details_assessment ON public.bookmark_details USING btree (assessment_id);
CREATE INDEX broadcast_recipients_status ON public.broadcast_recipients USING btree (broadcast_id, status);
CREATE INDEX charges_payment_intent ON stripe_sandbox.charges USING btree (payment_intent);
CREATE INDEX companion_session_assessments_assessment ON public.companion_session_assessments USING btree (assessment_id);
CREATE INDEX companion_sessions_seen ON public.companion_sessions USING btree (last_seen_at);
CREATE INDEX contact_replies_message ON public.contact_replies USING btree (message_id, created_at);
CREATE INDEX contact_reviews_source ON public.contact_reviews USING btree (source_hash, received_at) WHERE (source_hash IS NOT NULL);
CREATE INDEX contact_reviews_text ON public.contact_reviews USING btree (text_hash, received_at);
CREATE INDEX contact_reviews_waiting ON public.contact_reviews USING btree (state, received_at) WHERE (state = ANY (ARRAY['suspected'::text, 'spam'::text]));
CREATE INDEX contact_threads_newest ON public.contact_threads USING btree (arrived_at, message_id) WHERE (arrived_at IS NOT NULL);
CREATE INDEX contact_threads_state ON public.contact_threads USING btree (state, arrived_at, message_id) WHERE (arrived_at IS NOT NULL);
CREATE INDEX contacts_search ON public.contacts USING gin (lower(((((((name || ' '::text) || email) || ' '::text) || subject) || ' '::text) || message)) public.gin_trgm_ops);
CREATE INDEX contacts_writer ON public.contacts USING btree (lower(email));
CREATE INDEX digital_downloads_order ON public.digital_downloads USING btree (order_id);
CREATE INDEX dispute_openings_due ON stripe_sandbox.dispute_openings USING btree (due_at);
CREATE INDEX disputes_charge ON stripe_sandbox.disputes USING btree (charge);
CREATE INDEX disputes_payment_intent ON stripe_sandbox.disputes USING btree (payment_intent);
CREATE INDEX download_grants_product ON public.download_grants USING btree (product_id, file_path);
CREATE INDEX download_links_grant ON public.download_links USING btree (grant_id);
CREATE INDEX downloads_by_time ON public.downloads USING btree (downloaded_at) INCLUDE (file_name);
CREATE INDEX downloads_file ON public.downloads USING btree (file_name, downloaded_at, id);
CREATE INDEX downloads_newest ON public.downloads USING btree (downloaded_at, id);
CREATE INDEX downloads_reader ON public.downloads USING btree (lower(email), downloaded_at);
CREATE INDEX downloads_search ON public.downloads USING gin (lower(email) public.gin_trgm_ops);
CREATE INDEX edition_readers_status ON public.edition_readers USING btree (edition_id, status);
CREATE INDEX idempotency_keys_age ON stripe_sandbox.idempotency_keys USING btree (created_at);
CREATE INDEX kit_requests_by_time ON public.kit_requests USING btree (created_at);
CREATE INDEX kit_requests_reader ON public.kit_requests USING btree (lower(email));
CREATE INDEX mail_deliveries_cause ON public.mail_deliveries USING gin (cause jsonb_path_ops);
CREATE INDEX mail_deliveries_newest ON public.mail_deliveries USING btree (queued_at, id);
CREATE INDEX mail_deliveries_recipient ON public.mail_deliveries USING btree (lower(recipient), queued_at);
CREATE INDEX mail_deliveries_search ON public.mail_deliveries USING gin (lower(recipient) public.gin_trgm_ops);
CREATE INDEX mail_reports_delivery ON public.mail_reports USING btree (delivery_id);
CREATE INDEX mail_reports_received ON public.mail_reports USING btree (received_at);
CREATE INDEX mail_suppressions_newest ON public.mail_suppressions USING btree (list, created_at, email);
CREATE INDEX newsletter_subscriptions_gained ON public.newsletter_subscriptions USING btree (confirmed_at) WHERE (confirmed_at IS NOT NULL);
CREATE INDEX newsletter_subscriptions_lost ON public.newsletter_subscriptions USING btree (ended_at) INCLUDE (confirmed_at) WHERE (ended_at IS NOT NULL);
CREATE INDEX newsletter_subscriptions_newest ON public.newsletter_subscriptions USING btree (asked_at, id);
CREATE INDEX newsletter_subscriptions_pending ON public.newsletter_subscriptions USING btree (asked_at) WHERE (status = 'pending'::text);
CREATE INDEX newsletter_subscriptions_search ON public.newsletter_subscriptions USING gin (lower(email) public.gin_trgm_ops);
CREATE INDEX newsletter_subscriptions_status ON public.newsletter_subscriptions USING btree (status, asked_at, id);
CREATE INDEX newsletters_newest ON public.newsletters USING btree (subscribed_at, id);
CREATE INDEX order_address_changes_order ON public.order_address_changes USING btree (order_id, changed_at);
CREATE INDEX order_notes_order ON public.order_notes USING btree (order_id, created_at);
CREATE INDEX orders_begun ON public.orders USING btree (created_at) INCLUDE (product_id, completed_at);
CREATE INDEX orders_buyer ON public.orders USING btree (lower(customer_email));
CREATE INDEX orders_newest ON public.orders USING btree (created_at, id);
CREATE INDEX orders_payment_intent ON public.orders USING btree (stripe_payment_intent_id);
CREATE INDEX orders_product_newest ON public.orders USING btree (product_id, created_at, id);
CREATE INDEX orders_search ON public.orders USING gin (public.order_search_text(id, customer_email, customer_name, stripe_payment_intent_id) public.gin_trgm_ops);
CREATE INDEX orders_sold ON public.orders USING btree (completed_at) INCLUDE (id, product_id, total_amount, status) WHERE (completed_at IS NOT NULL);
CREATE INDEX orders_standing ON public.orders USING btree (product_id) WHERE (status = ANY (ARRAY['paid'::text, 'fulfilled'::text, 'to-send'::text, 'sent'::text]));
CREATE INDEX orders_status_newest ON public.orders USING btree (status, created_at, id);
CREATE INDEX orders_undelivered ON public.orders USING btree (completed_at) WHERE (status = 'paid'::text);
CREATE INDEX orders_unsettled ON public.orders USING btree (created_at) WHERE ((status = ANY (ARRAY['pending'::text, 'processing'::text, 'failed'::text])) AND (stripe_payment_intent_id IS NOT NULL));
CREATE INDEX outbox_closed ON public.outbox USING btree (closed_at) WHERE (closed_at IS NOT NULL);
CREATE INDEX outbox_due ON public.outbox USING btree (due_at) WHERE (closed_at IS NULL);
CREATE INDEX outbox_failing ON public.outbox USING btree (created_at DESC, id DESC) WHERE ((closed_at IS NULL) AND (failures > 0));
CREATE INDEX passkeys_user ON public.passkeys USING btree (user_id);
CREATE INDEX pending_sign_ins_user ON public.pending_sign_ins USING btree (user_id);
CREATE INDEX preview_wishes_age ON public.preview_wishes USING btree (created_at);
CREATE INDEX preview_wishes_making ON public.preview_wishes USING btree (making_id);
CREATE INDEX preview_wishes_source ON public.preview_wishes USING btree (source_hash, created_at) WHERE is_new;
CREATE INDEX product_files_key ON public.product_files USING btree (key);
CREATE INDEX products_shelf ON public.products USING btree (created_at DESC, id DESC);
CREATE INDEX refund_changes_due ON stripe_sandbox.refund_changes USING btree (due_at);
CREATE INDEX refunds_charge ON stripe_sandbox.refunds USING btree (charge);
CREATE INDEX refunds_failed ON public.refunds USING btree (order_id) WHERE (status = 'failed'::text);
CREATE INDEX refunds_given ON public.refunds USING btree (order_id) INCLUDE (amount_cents) WHERE (status = 'succeeded'::text);
CREATE INDEX refunds_order ON public.refunds USING btree (order_id, asked_at);
CREATE INDEX release_notices_unconfirmed ON public.release_notices USING btree (created_at) WHERE (confirmed_at IS NULL);
CREATE INDEX release_notices_waiting ON public.release_notices USING btree (product_id, id) WHERE ((confirmed_at IS NOT NULL) AND (promised_at IS NULL));
CREATE INDEX resource_recommendations_assessment ON public.resource_recommendations USING btree (assessment_id);
CREATE INDEX sessions_user ON public.sessions USING btree (user_id);
CREATE INDEX shown_words_place ON public.shown_words USING btree (place, id DESC);
CREATE INDEX source_allowances_free ON public.source_allowances USING btree (free_at);
CREATE INDEX speaking_requests_stage ON public.speaking_requests USING btree (stage, moved_at);
CREATE INDEX stripe_events_payment ON public.stripe_events USING btree (payment_intent_id);
CREATE INDEX user_assessments_reader ON public.user_assessments USING btree (user_email);
CREATE INDEX webhook_deliveries_due ON stripe_sandbox.webhook_deliveries USING btree (next_attempt_at) WHERE (next_attempt_at IS NOT NULL);
CREATE INDEX webhook_deliveries_event ON stripe_sandbox.webhook_deliveries USING btree (event);
CREATE UNIQUE INDEX charges_paid_once ON stripe_sandbox.charges USING btree (payment_intent) WHERE ((body ->> 'status'::text) = 'succeeded'::text);
CREATE UNIQUE INDEX outbox_dedup ON public.outbox USING btree (job, dedup_key) WHERE ((closed_at IS NULL) AND (dedup_key IS NOT NULL));
CREATE UNIQUE INDEX preview_makings_one ON public.preview_makings USING btree (book_id, voice, text_hash, speaker) WHERE (status <> 'cancelled'::text);
CREATE UNIQUE INDEX sessions_id ON public.sessions USING btree (id);
CREATE UNIQUE INDEX user_progress_recommendation ON public.user_progress USING btree (recommendation_id);
CREATE TRIGGER audit_log_append_only BEFORE DELETE OR UPDATE ON public.audit_log FOR EACH ROW EXECUTE FUNCTION public.refuse_to_rewrite_history();
CREATE TRIGGER audit_log_never_emptied BEFORE TRUNCATE ON public.audit_log FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_to_rewrite_history();
CREATE TRIGGER newsletters_emptied AFTER TRUNCATE ON public.newsletters FOR EACH STATEMENT EXECUTE FUNCTION public.forget_row_count();
CREATE TRIGGER newsletters_joined AFTER INSERT ON public.newsletters REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.count_rows('1');
CREATE TRIGGER newsletters_left AFTER DELETE ON public.newsletters REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.count_rows('-1');
CREATE TRIGGER products_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.product_releases FOR EACH STATEMENT EXECUTE FUNCTION public.announce_products();
CREATE TRIGGER products_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.products FOR EACH STATEMENT EXECUTE FUNCTION public.announce_products();
